/*
 * options.c - the table of flags, and getopt_long driven by it.
 *
 * getopt's value of a flag is LONG_FLAG + enum flag, so the table is the only list. Messages are
 * ours (opterr is 0): a wrong word is told with the nearest right one.
 */
#include "cli/options.h"

#include <getopt.h>
#include <string.h>

#include "core/i18n.h"
#include "core/notation.h"

enum { LONG_FLAG = 256 };

const struct flag_row flags_table[FLAG_COUNT] = {
    [FLAG_NAMES] = {"names", "A,B", N_("the players, in the order of their seats")},
    [FLAG_SEAT] = {"seat", "B=PLAYER", N_("person, kitten, cat, tom, lion, or cmd:COMMAND")},
    [FLAG_SEATS] = {"seats", "N", N_("how many play")},
    [FLAG_PRESET] = {"preset", "P", N_("a set of options with a name")},
    [FLAG_SET] = {"set", "OPTION=VALUE", N_("one option of the game; can be given several times")},
    [FLAG_SEED] = {"seed", "TEXT", N_("any text: the same seed gives the same dice")},
    [FLAG_TAKEBACK] = {"takeback", "WORD",
                       N_("taking moves back: ask (the others agree), always, or never")},
    [FLAG_CLOCK] = {"clock", "CONTROL",
                    N_("clocks: move:30s, total:10m, fischer:5m+5s or byoyomi:10m+30sx3")},
    [FLAG_DICE] =
        {"dice", "WHO",
         N_("who rolls the dice: program; table: people tell what fell; two-key: nobody alone")},
    [FLAG_LOG] = {"log", "FILE", N_("save the game there, not in the folder of saved games")},
    [FLAG_RESUME] = {"resume", "FILE", N_("go on with this saved game")},
    [FLAG_TABLE] = {"table", "NAME", N_("what the table is called; otherwise like the game")},
    [FLAG_GROUP] = {"group", "NAME", N_("users of this group may come, too")},
    [FLAG_SERVE] = {"serve", NULL, N_("only keep the table, and sit nowhere")},
    [FLAG_AT] = {"at", "N|all", N_("after N moves, or after each one; otherwise at the end")},
    [FLAG_AS] = {"as", "WHO", N_("as all (secrets too), public, or a seat A .. F sees it")},
    [FLAG_FORMAT] = {"format", "FORMAT", N_("what to print; the first is the default")},
    [FLAG_CAST] = {"cast", "FILE",
                   N_("write the replay there as an asciicast; - is standard output")},
    [FLAG_SVG] = {"svg", "FILE", N_("write one position there as a drawing; - is standard output")},
    [FLAG_TEXT] = {"text", NULL, N_("print positions as text pictures")},
    [FLAG_JSON] = {"json", NULL, N_("print it as JSON, for other programs")},
    [FLAG_GAMES] = {"games", "N", N_("how many games")},
    [FLAG_MAX_MOVES] = {"max-moves", "M", N_("leave a game unfinished after M moves")},
    [FLAG_LOGS] = {"logs", "FOLDER", N_("write the log of every game there")},
    [FLAG_OPENINGS] = {"openings", "random:N",
                       N_("begin after N random moves, or FILE: at its positions, one a line")},
    [FLAG_RANGE] = {"range", "A-B", N_("play the games numbered A to B")},
    [FLAG_SPRT] = {"sprt", "LOW,HIGH", N_("stop when the first is HIGH Elo better, or only LOW")},
    [FLAG_AT_ONCE] = {"at-once", "N", N_("play N games at a time")},
    [FLAG_STEPS] = {"steps", "N", N_("how many steps the numbers of the search take")},
    [FLAG_STATUS] = {"status", NULL, N_("say how much was played, and play nothing")},
    [FLAG_REPORT] = {"report", NULL, N_("say what the games so far show, and play nothing")},
    [FLAG_CELL] = {"cell", "N", N_("report on this cell alone")},
    [FLAG_SHARD] = {"shard", "K/N", N_("play part K of N, into a file of its own")},
    [FLAG_MERGE] = {"merge", "N", N_("make one file of the files of N shards")},
    [FLAG_PLAN] = {"plan", "N", N_("print the commands that play it in N shards")},
    [FLAG_VIA] = {"via", "PROGRAM", N_("have the shards played by GNU parallel or by Slurm")},
    [FLAG_SSHLOGIN] = {"sshlogin", "HOSTS", N_("the machines that --via parallel uses")},
    [FLAG_SQLITE] = {"sqlite", "FILE", N_("put the rows into a database, and play nothing")},
    [FLAG_PLOT] = {"plot", "FILE",
                   N_("draw the report there, and play nothing; - is standard output")},
    [FLAG_BOT_MEMORY] = {"bot-memory", "MB", N_("memory that a bot may take, in megabytes")},
    [FLAG_BOT_READS] = {"bot-reads", "PATH",
                        N_("a file or folder that bots may read; can be given several times")},
    [FLAG_TRUST_BOTS] = {"trust-bots", NULL,
                         N_("start bots even where not every limit can be enforced")},
    [FLAG_POSITION] = {"position", "TEXT",
                       N_("begin with this position, as show --format position prints it; or with "
                          "that in a file")},
    [FLAG_SPLIT] = {"split", NULL, N_("count under each first move")},
    [FLAG_STRICT] = {"strict", NULL, N_("exit with 1 when a log leaves anything unproved")},
    [FLAG_SECONDS] = {"seconds", "S", N_("measure each figure that long")},
    [FLAG_BOTS] = {"bots", NULL, N_("measure how fast the search thinks")},
    [FLAG_PLAIN] = {"plain", NULL, N_("plain text mode, without a screen")},
    [FLAG_ASCII] = {"ascii", NULL, N_("draw with ASCII characters only")},
    [FLAG_THEME] = {"theme", "NAME", N_("colours: default, light, high-contrast, mono, or yours")},
    [FLAG_SCRIPT] = {"script", "FILE", N_("take the keys from a file and print the screens")},
    [FLAG_VERBOSE] = {"verbose", NULL, N_("with --version: the version of every game's rules")},
    [FLAG_VERSION] = {"version", NULL, N_("print the version")},
    [FLAG_HELP] = {"help", NULL, N_("print this")},
};

static void fill_long_options(struct option out[FLAG_COUNT]) {
    for (int flag = FLAG_NONE + 1; flag < FLAG_COUNT; flag++)
        out[flag - 1] = (struct option){
            .name = flags_table[flag].word,
            .has_arg = flags_table[flag].value ? required_argument : no_argument,
            .val = LONG_FLAG + flag,
        };
    out[FLAG_COUNT - 1] = (struct option){0};
}

/* "--sed" or "--sed=x": the flag is unknown, or the start of several. */
static void complain_unknown(const char *given, struct text *why) {
    const char *words[FLAG_COUNT];
    for (int flag = FLAG_NONE + 1; flag < FLAG_COUNT; flag++)
        words[flag - 1] = flags_table[flag].word;
    struct word word = {.bytes = given + strspn(given, "-")};
    word.length = strcspn(word.bytes, "=");
    text_addf(why, _("no option \"%.*s\""), (int)(word.bytes - given + (long)word.length), given);
    const char *nearest = notation_nearest(word, words, FLAG_COUNT - 1);
    if (nearest)
        text_addf(why, _("; did you mean \"--%s\"?"), nearest);
}

/* For flags that may come several times. */
static void add_more(struct text *all, char separator, const char *value) {
    if (all->length)
        text_add_char(all, separator);
    text_add(all, value);
}

/* Keeps the seed, and wipes it out of argv. */
static void take_seed(struct arguments *arguments, char *value) {
    text_clear(&arguments->seed);
    text_add(&arguments->seed, value);
    memset(value, '*', strlen(value));
    arguments->value[FLAG_SEED] = arguments->seed.bytes;
}

static void take(struct arguments *arguments, enum flag flag, char *value) {
    arguments->value[flag] = value ? value : "";
    if (flag == FLAG_SET)
        add_more(&arguments->set, ' ', value);
    else if (flag == FLAG_SEAT)
        add_more(&arguments->seat, '\n', value);
    else if (flag == FLAG_BOT_READS)
        add_more(&arguments->reads, '\n', value);
    else if (flag == FLAG_SEED)
        take_seed(arguments, value);
}

/* What getopt found wrong: ':' a missing value, '?' anything else. */
static void complain(int found, char **argv, struct text *why) {
    if (found == ':')
        text_addf(why, _("--%s needs a value: %s"), flags_table[optopt - LONG_FLAG].word,
                  flags_table[optopt - LONG_FLAG].value);
    else if (optopt > LONG_FLAG)
        text_addf(why, _("--%s takes no value"), flags_table[optopt - LONG_FLAG].word);
    else if (optopt)
        text_addf(why, _("no option \"-%c\""), optopt);
    else
        complain_unknown(argv[optind - 1], why);
}

bool arguments_read(struct arguments *arguments, int argc, char **argv, struct text *why) {
    *arguments = (struct arguments){
        .set = TEXT_EMPTY, .seat = TEXT_EMPTY, .reads = TEXT_EMPTY, .seed = TEXT_EMPTY};
    struct option long_options[FLAG_COUNT];
    fill_long_options(long_options);
    opterr = 0;
    int found;
    while ((found = getopt_long(argc, argv, ":hV", long_options, NULL)) != -1) {
        if (found == ':' || found == '?') {
            complain(found, argv, why);
            return false;
        }
        if (found == 'h')
            take(arguments, FLAG_HELP, NULL);
        else if (found == 'V')
            take(arguments, FLAG_VERSION, NULL);
        else
            take(arguments, (enum flag)(found - LONG_FLAG), optarg);
    }
    arguments->operands = argv + optind;
    arguments->count = argc - optind;
    return true;
}

void arguments_free(struct arguments *arguments) {
    text_free(&arguments->set);
    text_free(&arguments->seat);
    text_free(&arguments->reads);
    text_free(&arguments->seed);
}
