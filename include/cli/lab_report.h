/*
 * lab_report.h - what the rows of an experiment say, as tables and as a drawing.
 */
#ifndef CLI_LAB_REPORT_H
#define CLI_LAB_REPORT_H

#include "cli/lab_sums.h"

/* Prints the tables: shares by who began and by seat, lengths, ends by rule, verbs used and never
   used, what was measured. Sorts the words chosen. */
void lab_report(struct lab_sums *sums, bool markdown);

/* Adds an SVG drawing: for each cell the shares of who began and of each seat, with intervals, and
   how many games were how long. */
void lab_plot(const struct lab_sums *sums, const char *title, struct text *out);

#endif
