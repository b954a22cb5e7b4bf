/*
 * lab_sqlite.h - the rows of an experiment as tables of an SQLite database.
 *
 * docs/LAB.md describes the tables. A database holds any number of experiments, each under its
 * name.
 */
#ifndef CLI_LAB_SQLITE_H
#define CLI_LAB_SQLITE_H

#include "bots/lab.h"

/* Puts the rows of the lab's file into the database, which is made when it is missing; what it held
   of an experiment of this name is replaced. All of it in one transaction: false with a sentence in
   why, and nothing changed, when it failed. */
bool lab_sqlite(const struct lab *lab, const char *name, const char *path, struct text *why);

#endif
