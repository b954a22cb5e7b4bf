# Clowder - five board games for the terminal.
#
#   make deps     install what is missing (Debian packages)
#   make          build build/clowder
#   make play     build and open the menu
#   make check    every test, under three minutes
#
# CC, CXX, CFLAGS, CPPFLAGS, LDFLAGS, DESTDIR and prefix are yours. SAN=address,undefined builds
# with sanitizers in a folder of its own; V=1 shows the commands.

VERSION  := 0.1.0
prefix   ?= /usr/local
bindir   ?= $(prefix)/bin
docdir   ?= $(prefix)/share/doc/clowder
CFLAGS   ?= -O2 -g
CXXFLAGS ?= $(CFLAGS)
INSTALL  ?= install
PKG_CONFIG ?= pkg-config

SAN   ?=
BUILD := build$(if $(SAN),/$(subst $(comma),-,$(SAN)))
comma := ,

PACKAGES  := gcc g++ make pkg-config libncurses-dev libpcg-cpp-dev libsodium-dev libutf8proc-dev \
             libinih-dev gettext libcmocka-dev python3 tmux procps binutils strace
LIBRARIES := libsodium libutf8proc

# ---- flags ----------------------------------------------------------------------------------
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
        -Wvla -Wundef -Wformat=2 -Wno-error=deprecated-declarations -Werror
HARD := -fstack-protector-strong -fstack-clash-protection -fcf-protection -fPIE \
        $(if $(SAN),,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
LINK := -pie -Wl,-z,relro,-z,now,-z,noexecstack,--as-needed
ifneq ($(SAN),)
HARD += -fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer
LINK += -fsanitize=$(SAN)
endif
ALL_CPPFLAGS := -Iinclude -DCLOWDER_VERSION='"$(VERSION)"' $(CPPFLAGS)
POSIX  := -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE
CC17  = $(CC) -std=c17 $(WARN) $(HARD) $(ALL_CPPFLAGS) $(CFLAGS) -MMD -MP
CXX17 = $(CXX) -std=c++17 -Wall -Wextra -Werror -fno-exceptions $(HARD) $(ALL_CPPFLAGS) \
        $(CXXFLAGS) -MMD -MP
LIBS        = $(shell $(PKG_CONFIG) --libs $(LIBRARIES)) -lm
SCREEN_LIBS = $(shell $(PKG_CONFIG) --libs ncursesw inih)

# ---- rooms ----------------------------------------------------------------------------------
GAMES     := $(sort $(notdir $(patsubst %/,%,$(wildcard rules/*/))))
TOYS      := $(sort $(notdir $(patsubst %/,%,$(wildcard tests/games/*/))))
core_o    := $(patsubst src/%.c,$(BUILD)/%.o,$(wildcard src/core/*.c)) $(BUILD)/core/rng.o
session_o := $(patsubst src/%.c,$(BUILD)/%.o,$(wildcard src/session/*.c))
rules_o   := $(patsubst rules/%.c,$(BUILD)/rules/%.o,$(wildcard $(GAMES:%=rules/%/*.c))) \
             $(GAMES:%=$(BUILD)/rules/%/rulebook.o)
toys_o    := $(patsubst tests/games/%.c,$(BUILD)/tests/games/%.o,$(wildcard $(TOYS:%=tests/games/%/*.c))) \
             $(TOYS:%=$(BUILD)/tests/games/%/rulebook.o)
ui_o      := $(patsubst src/%.c,$(BUILD)/%.o,$(wildcard src/ui/*.c))
cli_o     := $(patsubst src/%.c,$(BUILD)/%.o,$(wildcard src/cli/*.c src/main.c))
registry      := $(BUILD)/rules/registry.o
test_registry := $(BUILD)/tests/registry.o
lib       := $(BUILD)/libclowder.a

.PHONY: all play deps check check-long bench fuzz golden install uninstall dist clean tests
.DELETE_ON_ERROR:

all: $(BUILD)/clowder

play: all
	@$(BUILD)/clowder

# Short lines; `make V=1` shows the commands themselves.
ifneq ($(V),)
SAY := @:
else
SAY := @printf '  %-5s %s\n'
Q   := @
endif

# ---- compiling ------------------------------------------------------------------------------
# A changed flag rebuilds, an unchanged one does not: the stamp is rewritten only on change.
STAMP := $(BUILD)/flags
FLAGS := $(CC) $(CXX) $(WARN) $(HARD) $(ALL_CPPFLAGS) $(CFLAGS) $(LDFLAGS)
ifneq ($(MAKECMDGOALS),clean)
$(shell mkdir -p $(BUILD); printf '%s\n' "$(subst ",\",$(FLAGS))" | cmp -s - $(STAMP) || \
        printf '%s\n' "$(subst ",\",$(FLAGS))" > $(STAMP))
endif

$(lib): $(core_o) $(session_o)
	@rm -f $@
	$(SAY) AR $@
	$(Q)ar rcs $@ $^

$(BUILD)/core/%.o: src/core/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) -c $< -o $@

$(BUILD)/core/%.o: src/core/%.cc $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CXX $<
	$(Q)$(CXX17) -c $< -o $@

$(BUILD)/session/%.o: src/session/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(POSIX) -c $< -o $@

$(BUILD)/ui/%.o: src/ui/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(POSIX) -c $< -o $@

$(BUILD)/cli/%.o: src/cli/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(POSIX) -c $< -o $@

$(BUILD)/main.o: src/main.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(POSIX) -c $< -o $@

$(BUILD)/rules/%.o: rules/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) -Irules -c $< -o $@

$(BUILD)/tests/games/%.o: tests/games/%.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) -c $< -o $@

# The tests' registry: every game, and the toys.
$(test_registry): rules/registry.c rules/rulesets.def tests/games/toys.def $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) -Irules -DTOYS -Itests/games -c $< -o $@

# A rulebook becomes a C string named NAME_rulebook.
$(BUILD)/rules/%/rulebook.c: rules/%/RULES.md rules/embed.awk
	@mkdir -p $(@D)
	$(Q)awk -v name=$* -f rules/embed.awk $< > $@
$(BUILD)/tests/games/%/rulebook.c: tests/games/%/RULES.md rules/embed.awk
	@mkdir -p $(@D)
	$(Q)awk -v name=$* -f rules/embed.awk $< > $@
%/rulebook.o: %/rulebook.c $(STAMP)
	$(SAY) CC $<
	$(Q)$(CC17) -Wno-overlength-strings -c $< -o $@

$(BUILD)/clowder: $(cli_o) $(ui_o) $(registry) $(rules_o) $(lib)
	$(SAY) LINK $@
	$(Q)$(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $^ $(LIBS) $(SCREEN_LIBS)

# The same program with the toys in its menu, for the tests.
$(BUILD)/clowder-test: $(cli_o) $(ui_o) $(test_registry) $(rules_o) $(toys_o) $(lib)
	$(SAY) LINK $@
	$(Q)$(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $^ $(LIBS) $(SCREEN_LIBS)

-include $(wildcard $(BUILD)/*/*.d $(BUILD)/*.d $(BUILD)/*/*/*.d $(BUILD)/*/*/*/*.d)

-include tests/tests.mk

# ---- the machine ----------------------------------------------------------------------------
deps:
	@sh tests/deps.sh $(PACKAGES)

install: all
	$(INSTALL) -d $(DESTDIR)$(bindir) $(DESTDIR)$(docdir)
	$(INSTALL) -m 755 $(BUILD)/clowder $(DESTDIR)$(bindir)/clowder
	$(INSTALL) -m 644 README.md LICENSE docs/*.md $(DESTDIR)$(docdir)

uninstall:
	rm -f $(DESTDIR)$(bindir)/clowder
	rm -rf $(DESTDIR)$(docdir)

dist:
	@mkdir -p build
	git archive --format=tar.gz --prefix=clowder-$(VERSION)/ -o build/clowder-$(VERSION).tar.gz HEAD
	@echo build/clowder-$(VERSION).tar.gz

clean:
	rm -rf build
