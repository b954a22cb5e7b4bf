/*
 * rulebook.h - rulebooks for people: Markdown drawn on a canvas.
 *
 * Understood: headings, paragraphs, **strong**, `code`, lists, tables and blocks indented by four
 * spaces or fenced, which stand as they are. Paragraphs are wrapped at the canvas's width.
 */
#ifndef TABLE_RULEBOOK_H
#define TABLE_RULEBOOK_H

#include "core/canvas.h"

/* Draws `length` bytes of a rulebook on a canvas of that many columns, which grows to the rows
   needed. The canvas must be initialised. */
void rulebook_draw(struct canvas *canvas, int columns, const char *book, size_t length);

/* Adds the paragraphs that contain the word or id (KK-1 is not found in KK-12), upper or lower
   case, separated by empty lines; returns how many. */
unsigned rulebook_find(const char *book, const char *wanted, struct text *out);

#endif
