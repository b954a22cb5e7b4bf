/*
 * real.h - numbers with digits behind a decimal sign, as people of a language write them.
 *
 * What programs read keeps the point of printf: nothing changes LC_NUMERIC.
 */
#ifndef CORE_REAL_H
#define CORE_REAL_H

struct real {
    char text[32];
};

/* The number, rounded to so many digits behind the decimal sign of the player's language; it is
   used in the same expression: text_addf(&out, "%6s %%", real_told(share, 2).text). */
struct real real_told(double value, int digits);

#endif
