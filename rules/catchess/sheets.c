/*
 * sheets.c - the fifteen character sheets, and the words of facings, methods and responses.
 *
 * The names and the order are the designers' index; abilities not known are left out (CH-4). Each
 * initial stands for one cat only, so that a letter on the board names it.
 */
#include "state.h"

const struct sheet_facts catchess_sheets[SHEETS] = {
    [KERO] = {"kero", "Kero", N_("Pride: starts and returns with 4 self-esteem"), 'K', 4, 5, 4,
              SIGHT_PLAIN},
    [LINA] = {"lina", "Lina", N_("Vanity: a self-esteem track of 10"), 'L', 3, 10, 4, SIGHT_PLAIN},
    [STYLE_AND_PRESENCE] = {"style-and-presence", "Style & Presence",
                            N_("one more Style, one more Presence"), 'P', 3, 5, 4, SIGHT_PLAIN},
    [MISTOFFELES] = {"mistoffeles", "Mr Mistoffeles", N_("Resurrection: returns for free"), 'M', 3,
                     5, 4, SIGHT_PLAIN},
    [KIRYUU] = {"kiryuu", "Kiryuu", N_("Bishounen: track of 4, one free preen a turn"), 'Y', 3, 4,
                4, SIGHT_PLAIN},
    [ISPEX] = {"ispex", "Ispex", N_("X-ray: sees three spaces far"), 'I', 3, 5, 4, SIGHT_FAR},
    [VISION] = {"vision", "Vision", N_("sees through three sides instead of two"), 'V', 3, 5, 4,
                SIGHT_THREE},
    [SHAM] = {"sham", "Sham", "", 'S', 3, 5, 4, SIGHT_PLAIN},
    [SPEED] = {"speed", "Speed", N_("moves with 6 points instead of 4"), 'E', 3, 5, 6, SIGHT_PLAIN},
    [TIGGER] = {"tigger", "Tigger", "", 'T', 3, 5, 4, SIGHT_PLAIN},
    [SETZER] = {"setzer", "Setzer", "", 'Z', 3, 5, 4, SIGHT_PLAIN},
    [TUGGER] = {"tugger", "Rum Tum Tugger", "", 'R', 3, 5, 4, SIGHT_PLAIN},
    [DARTH] = {"darth", "Darth", "", 'D', 3, 5, 4, SIGHT_PLAIN},
    [HOTOHORI] = {"hotohori", "Hotohori", "", 'H', 3, 5, 4, SIGHT_PLAIN},
    [LUCKY] = {"lucky", "Lucky", "", 'U', 3, 5, 4, SIGHT_PLAIN},
};

const char *const catchess_facings[FACINGS] = {"ne", "n", "nw", "sw", "s", "se"};
const char *const catchess_methods[SIDE] = {"spit", "hiss", "glare", "arch-back", "stalk"};
const char *const catchess_responses[SIDE] = {"ignore", "disdain", "sneer", "sniff", "wash"};
const char *const catchess_method_names[SIDE] = {N_("Spit"), N_("Hiss"), N_("Glare"),
                                                 N_("Arch Back"), N_("Stalk")};
const char *const catchess_response_names[SIDE] = {N_("Ignore"), N_("Disdain"), N_("Sneer"),
                                                   N_("Sniff"), N_("Wash")};
