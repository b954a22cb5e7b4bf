/*
 * steady.c - a bot that plays the move most like its last one, in any game.
 *
 *     cc -O2 -o steady docs/bots/steady.c && clowder bot-check ./steady
 *
 * The protocol is docs/BOT.md. It plays the legal move that has most words in common with its last
 * one; among equal ones it chooses at random, so that it does not move to and fro for ever.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 8192, MOVE = 256 };

static char line[LINE], best[MOVE], last[MOVE];

static int next_line(void) {
    if (!fgets(line, sizeof line, stdin))
        return 0;
    line[strcspn(line, "\n")] = 0;
    return 1;
}

static void say(char mark, const char *id, const char *text) {
    printf("%c%s%s%s\n\n", mark, id, *text ? " " : "", text);
    fflush(stdout);
}

/* Returns how many words of the move also stand in the last one. The move has fewer than MOVE
 * bytes. */
static int common(const char *move) {
    char words[MOVE];
    int count = 0;
    strcpy(words, move);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
        count += strstr(last, word) != NULL;
    return count;
}

/* Reads the lines after "observe" and keeps the best legal move, a random one of several equals. */
static void observe(void) {
    int most = -1, equal = 0;
    *best = 0;
    while (next_line() && *line) {
        if (strncmp(line, "legal ", 6) != 0 || strlen(line + 6) >= MOVE)
            continue;
        int count = common(line + 6);
        if (count > most)
            equal = 0;
        else if (count < most || rand() % (equal + 1) != 0) {
            equal += count == most;
            continue;
        }
        most = count;
        equal++;
        strcpy(best, line + 6);
    }
}

static void choose(const char *id) {
    if (!*best) {
        say('?', id, "no legal move");
        return;
    }
    strcpy(last, best);
    say('=', id, best);
}

int main(void) {
    char id[16], command[64];
    while (next_line()) {
        *id = *command = 0;
        if (sscanf(line, "%15[0-9] %63s", id, command) < 1 && sscanf(line, "%63s", command) < 1)
            continue;
        if (strcmp(command, "protocol_version") == 0)
            say('=', id, "1");
        else if (strcmp(command, "name") == 0)
            say('=', id, "Steady");
        else if (strcmp(command, "list_commands") == 0)
            say('=', id, "protocol_version\nname\nlist_commands\ngame\nobserve\nchoose\nquit");
        else if (strcmp(command, "game") == 0)
            say('=', id, "");
        else if (strcmp(command, "observe") == 0)
            observe(), say('=', id, "");
        else if (strcmp(command, "choose") == 0)
            choose(id);
        else if (strcmp(command, "quit") == 0)
            return say('=', id, ""), 0;
        else
            say('?', id, "what is that?");
    }
    return 0;
}
