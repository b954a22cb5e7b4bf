# tests.mk - how the tests are built and run; included by the Makefile.
#
#   make check        everything, under three minutes; ends with "N passed, N failed"
#   make check-long   the same with many more seeds
#   make golden       writes the expected screens anew and says what changed
#   make fuzz         libFuzzer (clang) on logs and move texts, FUZZ_SECONDS each
#   make bench        playouts, moves and checks per second
#
# Every test program is linked with everything a test may want: archives give only what is used.

SANITIZERS    := address,undefined
SANITIZED     := $(BUILD)/sanitized
FUZZ_SECONDS  ?= 60
LONG_SEEDS    ?= 40

ui_lib  := $(BUILD)/libui.a
cli_lib := $(BUILD)/libcli.a
houses  := $(test_registry) $(rules_o) $(toys_o)

unit_tests  := $(patsubst tests/unit/%.c,$(BUILD)/tests/unit/%,$(wildcard tests/unit/*.c))
parts_o      = $(patsubst tests/%.c,$(BUILD)/tests/%.o,$(wildcard tests/$(1)/*.c))
fuzz_replays := $(BUILD)/tests/fuzz-log $(BUILD)/tests/fuzz-move
references   := $(patsubst tests/reference/%.c,$(BUILD)/tests/reference/%,$(wildcard tests/reference/*.c))
test_programs := $(unit_tests) $(references) $(BUILD)/tests/conformance.run $(BUILD)/tests/rules.run \
                 $(fuzz_replays)

TEST_LIBS = $(LIBS) $(SCREEN_LIBS) -lcmocka
LINK_TEST = @mkdir -p $(@D); $(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $(filter %.o,$^) \
            $(filter %.a,$^) $(TEST_LIBS)

.PHONY: test-programs sanitized-programs

test-programs: $(test_programs)

sanitized-programs:
	@$(MAKE) --no-print-directory SAN=$(SANITIZERS) BUILD=$(SANITIZED) CFLAGS='-O1 -g -Wno-error' test-programs

$(ui_lib): $(ui_o)
	@rm -f $@
	$(SAY) AR $@
	$(Q)ar rcs $@ $^

$(cli_lib): $(cli_o)
	@rm -f $@
	$(SAY) AR $@
	$(Q)ar rcs $@ $(filter-out %/main.o,$^)

$(BUILD)/tests/%.o: tests/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(POSIX) -Itests -c $< -o $@

$(unit_tests): %: %.o $(houses) $(cli_lib) $(ui_lib) $(lib)
	$(LINK_TEST)

$(references): %: %.o $(houses) $(lib)
	$(LINK_TEST)

$(BUILD)/tests/conformance.run: $(call parts_o,conformance) $(houses) $(lib)
	$(LINK_TEST)

$(BUILD)/tests/rules.run: $(call parts_o,rules) $(houses) $(lib)
	$(LINK_TEST)

$(fuzz_replays): $(BUILD)/tests/fuzz-%: $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/fuzz/replay.o \
                                        $(houses) $(lib)
	$(LINK_TEST)

.SECONDARY:

# ---- running ----------------------------------------------------------------------------------

.PHONY: check-programs fuzz-programs

check-programs:
	@$(MAKE) --no-print-directory -j2 all $(BUILD)/clowder-test test-programs
	@$(MAKE) --no-print-directory -j2 sanitized-programs

check: check-programs
	@bash tests/run.sh $(BUILD) $(SANITIZED)

check-long: check-programs
	@bash tests/run.sh $(BUILD) $(SANITIZED) --long $(LONG_SEEDS)

golden: all $(BUILD)/clowder-test
	@bash tests/golden/run.sh $(BUILD) --write
	@python3 tests/tui/run.py $(BUILD)/clowder-test --update

bench: all
	@$(BUILD)/clowder bench

# ---- fuzzing (clang) --------------------------------------------------------------------------

fuzz_targets := $(BUILD)/tests/fuzzer-log $(BUILD)/tests/fuzzer-move

fuzz-programs: $(fuzz_targets)

$(fuzz_targets): $(BUILD)/tests/fuzzer-%: $(BUILD)/tests/fuzz/%.o $(houses) $(lib)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LINK) -fsanitize=fuzzer $(LDFLAGS) -o $@ $^ $(LIBS)

fuzz: $(fuzz_replays)
	@command -v clang >/dev/null || { echo "make fuzz needs clang (package clang)"; exit 1; }
	@$(MAKE) --no-print-directory -j2 CC=clang CXX=clang++ SAN=fuzzer-no-link,$(SANITIZERS) \
	    BUILD=$(BUILD)/fuzz CFLAGS='-O1 -g -Wno-error' fuzz-programs
	@$(BUILD)/tests/fuzz-log --dictionary > $(BUILD)/fuzz/words
	@for target in log move; do \
	    mkdir -p $(BUILD)/fuzz/found-$$target; \
	    $(BUILD)/fuzz/tests/fuzzer-$$target -dict=$(BUILD)/fuzz/words -max_len=4096 \
	        -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=$(BUILD)/fuzz/ -verbosity=0 -print_final_stats=1 \
	        $(BUILD)/fuzz/found-$$target tests/fuzz/corpus/$$target || exit 1; \
	done
