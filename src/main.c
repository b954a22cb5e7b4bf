/*
 * main.c - the program: what must be so before anything runs, the command, the last word.
 *
 * Descriptors 0, 1 and 2 are always open, so no log can get one of their numbers. A reader that
 * went away (EPIPE) is no signal; it ends the program in order, and without a word.
 */
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <unistd.h>

#include "cli/cli.h"
#include "table/language.h"
#include "ui/screen/config.h"

static bool open_standard_files(void) {
    int descriptor;
    do
        descriptor = open("/dev/null", O_RDWR);
    while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    return descriptor >= 0 && close(descriptor) == 0;
}

static void ignore_broken_pipes(void) {
    struct sigaction action = {.sa_handler = SIG_IGN};
    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, NULL);
}

/* Numbers stay as logs and scripts know them; characters, words and dates follow the user, and
   words his settings before the environment. What is wrong in the settings is told by who uses
   the rest of them. */
static void take_locale(void) {
    struct config config;
    struct text notes = TEXT_EMPTY;
    setlocale(LC_CTYPE, "");
    setlocale(LC_TIME, "");
    language_start();
    config_init(&config);
    config_read(&config, &notes);
    language_choose(config.language);
    text_free(&notes);
}

int main(int argc, char **argv) {
    if (!open_standard_files())
        return EXIT_WORLD;
    ignore_broken_pipes();
    take_locale();
    return cli_finish(cli_run(argc, argv));
}
