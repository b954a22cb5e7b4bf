/*
 * record.c - `clowder stats [NAME]`: who won how often, from the saved games.
 */
#include "table/record.h"

#include <stdlib.h>

#include "cli/cli.h"
#include "core/memory.h"

static int no_such(const struct records *records, const char *name) {
    const char **names = memory_new(records->count * sizeof *names);
    for (size_t i = 0; i < records->count; i++)
        names[i] = records->people[i].name;
    struct word word = {name, strlen(name)};
    const char *nearest = notation_nearest(word, names, records->count);
    int code = nearest ? cli_fail(EXIT_REFUSED,
                                  _("no saved game has a player \"%s\"; did you mean \"%s\"?"),
                                  name, nearest)
                       : cli_fail(EXIT_REFUSED, _("no saved game has a player \"%s\""), name);
    free(names);
    return code;
}

int command_stats(const struct arguments *arguments) {
    struct records records;
    struct text out = TEXT_EMPTY;
    int code = EXIT_FINE;
    records_read(&records);
    if (arguments->count) {
        const struct record *record = records_find(&records, arguments->operands[0]);
        if (record)
            record_add(record, &out);
        else
            code = no_such(&records, arguments->operands[0]);
    } else {
        records_add_table(&records, &out);
        text_add_char(&out, '\n');
        records_add_count(&records, &out);
    }
    cli_say(&out);
    text_free(&out);
    records_free(&records);
    return code;
}
