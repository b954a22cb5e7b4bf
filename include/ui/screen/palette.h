/*
 * palette.h - the colours of the roles: each as a number of xterm's 256 and as 24 bits.
 *
 * Chosen and measured by contrast (WCAG 2) and by distance (CIEDE2000) as normal, protan, deutan
 * and tritan eyes see them; tests/unit/theme.c holds the limits.
 */
#ifndef UI_SCREEN_PALETTE_H
#define UI_SCREEN_PALETTE_H

#include "core/canvas.h"

enum palette { PALETTE_DARK, PALETTE_LIGHT, PALETTE_CONTRAST, PALETTE_COUNT };

struct colour {
    uint8_t index; /* 16 .. 255: those below are whatever the terminal says */
    uint32_t rgb;  /* 0xRRGGBB */
};

/* What an ink becomes on ground where it could not be read. */
enum instead {
    INSTEAD_BAR_TEXT, /* on bars */
    INSTEAD_BAR_DIM,
    INSTEAD_BAR_KEY,
    INSTEAD_CHOICE, /* on the chosen row */
    INSTEAD_DARK,   /* on dark filled ground */
    INSTEAD_LIGHT,  /* on light filled ground */
    INSTEAD_OWNER,  /* on a seat's fill */
    INSTEAD_BADGE,
    INSTEAD_TOKEN,
    INSTEAD_TOKEN_HOT,
    INSTEAD_LEGAL_DEEP, /* the dot on light filled ground */
    INSTEAD_COUNT
};

extern const struct colour palette_papers[PAPER_COUNT][PALETTE_COUNT];
extern const struct colour palette_inks[INK_COUNT][PALETTE_COUNT];
extern const struct colour palette_instead[INSTEAD_COUNT][PALETTE_COUNT];

/* A number of the 256 as 0xRRGGBB; the first 16, which terminals choose, as xterm has them. */
uint32_t palette_rgb(int colour);

#endif
