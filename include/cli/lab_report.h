/*
 * lab_report.h - what the rows of an experiment say.
 */
#ifndef CLI_LAB_REPORT_H
#define CLI_LAB_REPORT_H

#include "bots/lab.h"

/* Prints the tables of all cells, or of the one with that number (0: all): shares by who began and
   by seat, lengths, ends by rule, verbs used and never used, what was measured. false with a
   sentence in why when the rows cannot be read. */
bool lab_report(const struct lab *lab, unsigned cell, bool markdown, struct text *why);

#endif
