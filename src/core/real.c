/*
 * real.c - numbers as people of a language write them: see real.h.
 */
#include "core/real.h"

#include <stdio.h>
#include <string.h>

#include "core/i18n.h"

struct real real_told(double value, int digits) {
    struct real real;
    snprintf(real.text, sizeof real.text, "%.*f", digits, value);
    char *point = strchr(real.text, '.');
    /* TRANSLATORS: the one character between whole numbers and tenths, "." or "," */
    const char *sign = C_("decimal sign", ".");
    if (point && sign[0] && !sign[1])
        *point = *sign;
    return real;
}
