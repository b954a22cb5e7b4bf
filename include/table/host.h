/*
 * host.h - opens a table: starts the program that keeps it (keeper.h), beside this one.
 */
#ifndef TABLE_HOST_H
#define TABLE_HOST_H

#include "table/keeper.h"

struct host_wish {
    const char *log;   /* of the game, which nobody is writing now */
    const char *name;  /* of the table; NULL: the game's */
    const char *group; /* that may come in; NULL: this user alone */
    bool programs;     /* bots that are programs may be started */
};

/* Starts a keeper, which goes on when this program ends. The socket's path is added to `socket`,
   and the host's seat and key put into `seat` and `key`. False with a sentence in why. To be called
   while no thread runs. */
bool host_open(const struct host_wish *wish, struct text *socket, unsigned *seat,
               char key[TABLE_KEY + 1], struct text *why);

/* Keeps the table in this process until it is closed or a signal asks for that; its path is printed
   by `tell`. False with a sentence in why. */
bool host_serve(const struct host_wish *wish, void (*tell)(const char *socket), struct text *why);

#endif
