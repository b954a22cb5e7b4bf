# tests.mk - how the tests are built and run; included by the Makefile.
#
#   make check        everything, under three minutes; ends with "N passed, N failed";
#                     ONLY=tui runs the tests whose names that extended regular expression finds
#   make check-long   the same with many more seeds
#   make check-everywhere    `make check` on other days, in other places, languages and time zones, as
#                     another user: a table (tests/everywhere.sh); EVERYWHERE=user chooses some
#   make golden       writes the expected screens anew and says what changed
#   make ladder       the levels of the bots, each against the one below
#   make fuzz         libFuzzer (clang) on every target of tests/fuzz, FUZZ_SECONDS each
#   make deps-long    installs what the long forms of the promises need
#   make check-portable, check-checkers, coverage    long forms by themselves
#   make bench        playouts, moves and checks per second
#
# Every test program is linked with everything a test may want: archives give only what is used.

SANITIZERS    := address,undefined
SANITIZED     := $(BUILD)/sanitized
FUZZ_SECONDS  ?= 60
LONG_SEEDS    ?= 6

ui_lib  := $(BUILD)/libui.a
cli_lib := $(BUILD)/libcli.a
houses  := $(test_registry) $(rules_o) $(toys_o)

unit_tests  := $(patsubst tests/unit/%.c,$(BUILD)/tests/unit/%,$(wildcard tests/unit/*.c))
parts_o      = $(patsubst tests/%.c,$(BUILD)/tests/%.o,$(wildcard tests/$(1)/*.c))
fuzz_names   := $(filter-out replay,$(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/*.c)))
fuzz_replays := $(fuzz_names:%=$(BUILD)/tests/fuzz-%)
proofs       := $(filter-out %/proof,$(patsubst tests/%.c,$(BUILD)/tests/%,$(wildcard tests/proofs/*.c)))
references   := $(patsubst tests/reference/%.c,$(BUILD)/tests/reference/%,$(wildcard tests/reference/*.c))
test_programs := $(unit_tests) $(references) $(BUILD)/tests/conformance.run $(BUILD)/tests/rules.run \
                 $(fuzz_replays) $(proofs) $(BUILD)/tests/bots/jail $(BUILD)/tests/bots/attack

TEST_LIBS = $(LIBS) $(SCREEN_LIBS) -lcmocka
LINK_TEST = @mkdir -p $(@D); $(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $(filter %.o,$^) \
            $(filter %.a,$^) $(TEST_LIBS)

.PHONY: test-programs sanitized-programs ladder

test-programs: $(test_programs)

sanitized-programs:
	@$(MAKE) --no-print-directory SAN=$(SANITIZERS) BUILD=$(SANITIZED) CFLAGS='-O1 -g' test-programs

$(ui_lib): $(ui_o) $(plain_o) $(table_o)
	$(SAY) AR $@
	$(ARCHIVE)

$(cli_lib): $(cli_o)
	$(SAY) AR $@
	$(ARCHIVE)

tests_o := $(filter-out $(toys_o) $(test_registry),$(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/*/*.c)))
$(tests_o): SYSTEM += -Itests
-include $(wildcard $(tests_o:.o=.d))

$(unit_tests): %: %.o $(houses) $(cli_lib) $(ui_lib) $(lib)
	$(LINK_TEST)

$(references): %: %.o $(houses) $(lib)
	$(LINK_TEST)

$(BUILD)/tests/conformance.run: $(call parts_o,conformance) $(houses) $(lib)
	$(LINK_TEST)

$(BUILD)/tests/rules.run: $(call parts_o,rules) $(houses) $(lib)
	$(LINK_TEST)

$(BUILD)/tests/bots/jail: %: %.o $(lib)
	$(LINK_TEST)

$(BUILD)/tests/bots/attack: %: %.o $(BUILD)/tests/bots/attacks.o
	$(LINK_TEST)

$(proofs): %: %.o $(BUILD)/tests/proofs/proof.o $(houses) $(ui_lib) $(lib)
	$(LINK_TEST)

$(fuzz_replays): $(BUILD)/tests/fuzz-%: $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/fuzz/replay.o \
                                        $(BUILD)/tests/proofs/proof.o $(houses) $(ui_lib) $(lib)
	$(LINK_TEST)

.SECONDARY:

# ---- running ----------------------------------------------------------------------------------

.PHONY: check-programs check-everywhere fuzz-programs

check-programs:
	@$(MAKE) --no-print-directory -j2 WERROR=-Werror all $(BUILD)/clowder-test test-programs
	@$(MAKE) --no-print-directory -j2 sanitized-programs

ONLY ?=
SELECTED = $(if $(ONLY),--only '$(ONLY)')

check: check-programs
	@bash tests/run.sh $(BUILD) $(SANITIZED) $(SELECTED)

check-long: check-programs
	@bash tests/run.sh $(BUILD) $(SANITIZED) --long $(LONG_SEEDS) $(SELECTED)
	@$(MAKE) --no-print-directory -j2 check-portable check-checkers

EVERYWHERE ?=
check-everywhere:
	@bash tests/everywhere.sh $(SELECTED) $(EVERYWHERE)

# docs/SCREENS.md, the program's screens as it shows them now.
screens: all
	@python3 tests/screens.py $(BUILD)/clowder

# Each step is taken, also when one before it fails: then make ends with an error.
golden: all $(BUILD)/clowder-test
	@failed=0; \
	    bash tests/golden/run.sh $(BUILD) --write || failed=1; \
	    python3 tests/tui/run.py $(BUILD)/clowder-test --write || failed=1; \
	    python3 tests/screens.py $(BUILD)/clowder || failed=1; \
	    bash tests/readme.sh $(BUILD) --write || failed=1; \
	    exit $$failed

# Each level against the one below, 400 games each: an hour or two; goes on where it stopped.
ladder: all
	@tests/bots/ladder.sh $(BUILD)/clowder $(BUILD)/ladder

bench: all
	@$(BUILD)/clowder bench

# ---- fuzzing (clang, AFL++) ------------------------------------------------------------------

fuzz_targets := $(fuzz_names:%=$(BUILD)/tests/fuzzer-%)

fuzz-programs: $(fuzz_targets)

$(fuzz_targets): $(BUILD)/tests/fuzzer-%: $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/proofs/proof.o \
                                          $(houses) $(ui_lib) $(lib)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LINK) -fsanitize=fuzzer $(LDFLAGS) -o $@ $^ $(LIBS) $(SCREEN_LIBS)

fuzz: $(BUILD)/tests/fuzz-log
	@command -v clang >/dev/null || { echo "make fuzz needs clang (package clang)"; exit 1; }
	@$(MAKE) --no-print-directory -j2 CC=clang CXX=clang++ SAN=fuzzer-no-link,$(SANITIZERS) \
	    BUILD=$(BUILD)/fuzz CFLAGS='-O1 -g' fuzz-programs
	@sh tests/fuzz/run.sh $(BUILD) $(FUZZ_SECONDS) $(fuzz_names)

# The same targets for `afl-fuzz -i tests/fuzz/corpus/NAME -o OUT BUILD/afl/tests/fuzzer-NAME`.
# (Checking C++ function types would need the C++ library, which C programs do not link.)
fuzz-afl:
	@$(MAKE) --no-print-directory -j2 CC=afl-clang-fast CXX=afl-clang-fast++ SAN=$(SANITIZERS) \
	    BUILD=$(BUILD)/afl CFLAGS='-O1 -g' \
	    CXXFLAGS='-O1 -g -fno-sanitize=function' fuzz-programs

# ---- the promises' long forms: docs/PROMISES.md ------------------------------------------------

LONG_PACKAGES := strace valgrind cppcheck clang clang-tidy gcovr afl++ locales faketime qemu-user-static \
                 parallel slurm-wlm munge \
                 g++-aarch64-linux-gnu g++-i686-linux-gnu g++-s390x-linux-gnu
COVERED       := $(BUILD)/covered

.PHONY: deps-long check-portable check-checkers coverage fuzz-afl

deps-long: deps
	@sh tests/deps.sh $(LONG_PACKAGES)

check-portable:
	@bash tests/portable/run.sh $(BUILD)/portable

check-checkers:
	@bash tests/checkers.sh $(BUILD)

# Lines and branches of core, rules and session that the tests reach. That an assertion fails is no
# branch to be reached; counts that a killed test left half written are passed over.
coverage:
	@$(MAKE) --no-print-directory -j2 BUILD=$(COVERED) LDFLAGS=--coverage \
	    CFLAGS='-O0 -g --coverage -fprofile-update=atomic' HARD=-fPIE \
	    all $(COVERED)/clowder-test test-programs
	@find $(COVERED) -name '*.gcda' -delete
	@bash tests/run.sh $(COVERED) $(COVERED) > $(COVERED)/tests.log || tail -n 1 $(COVERED)/tests.log
	@gcovr -r . --object-directory $(COVERED) --filter src/core --filter src/session --filter rules \
	    --exclude-throw-branches --exclude-unreachable-branches --gcov-ignore-parse-errors \
	    --exclude-branches-by-pattern '.*\bassert\(.*' --print-summary -o $(COVERED)/report.txt
