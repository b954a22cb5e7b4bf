/*
 * comment_list.h - the comments of a game as a list that is sorted by position: see comments.h.
 */
#ifndef SESSION_COMMENT_LIST_H
#define SESSION_COMMENT_LIST_H

#include "session/comments.h"

struct comment_list {
    struct comment *comments;
    size_t count, capacity;
    bool goes_on; /* the line read last was a comment, which the next line may continue */
};

/* Takes in any line of a log, in which so many moves are in force before it. */
void comment_list_read(struct comment_list *list, struct word line, size_t live);

/* Drops the comments of positions after `at`. */
void comment_list_cut(struct comment_list *list, size_t at);

void comment_list_free(struct comment_list *list);

#endif
