/*
 * support.h - what every unit test begins and ends with.
 *
 * A test program has one table of cmocka tests and ends with
 *
 *      return run_and_report(tests);
 *
 * which runs the group, prints `N passed, N failed` and gives main's result.
 */
#ifndef TESTS_UNIT_SUPPORT_H
#define TESTS_UNIT_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static inline int report_tests(int failed, size_t count) {
    printf("%d passed, %d failed\n", (int)count - failed, failed);
    return failed ? 1 : 0;
}

#define run_and_report(tests)                                                                      \
    report_tests(cmocka_run_group_tests(tests, NULL, NULL), sizeof(tests) / sizeof *(tests))

#endif
