# Clowder - five board games for the terminal.
#
#   make deps     install what is missing (Debian packages)
#   make          build build/clowder
#   make play     build and open the menu
#   make check    every test, under three minutes
#   make new-game NAME=mygame    copy the template game and register it: docs/GUIDE.md
#   make format   lay out the sources as .clang-format says, which `make check` demands
#   make compile_commands    build/compile_commands.json, for editors and clangd
#   make install, uninstall, dist, deb    with DESTDIR and prefix; a tarball, a Debian package
#   make release  check, pack, check what was packed, tag: docs/CONTRIBUTING.md
#
# CC, CXX, CFLAGS, CPPFLAGS, LDFLAGS, DESTDIR and prefix are yours. SAN=address,undefined builds
# with sanitizers in a folder of its own; V=1 shows the commands.

VERSION  := 0.1.0
prefix   ?= /usr/local
bindir   ?= $(prefix)/bin
docdir   ?= $(prefix)/share/doc/clowder
datadir   = $(prefix)/share
mandir    = $(datadir)/man
zshdir   ?= $(datadir)/zsh/site-functions
localedir = $(datadir)/locale
CFLAGS   ?= -O2 -g
CXXFLAGS ?= $(CFLAGS)
INSTALL  ?= install
PKG_CONFIG ?= pkg-config

SAN   ?=
comma := ,
BUILD := build$(if $(SAN),/$(subst $(comma),-,$(SAN)))
# One name for a folder, however it was given: what make wrote down about a file goes by its name.
# It is relative to the project where that can be, so the project's own path may hold spaces.
override BUILD := $(shell realpath -ms --relative-base=. -- '$(BUILD)')
ifneq ($(words $(BUILD)),1)
$(error BUILD is a path without spaces, not "$(BUILD)")
endif
ifneq ($(word 2,$(prefix)),)
$(error prefix is a path without spaces, not "$(prefix)"; DESTDIR may have them)
endif

PACKAGES  := gcc g++ make pkg-config libncurses-dev libpcg-cpp-dev libsodium-dev libutf8proc-dev \
             libinih-dev libsqlite3-dev gettext libcmocka-dev python3 tmux procps binutils strace \
             scdoc dpkg-dev clang-format
LIBRARIES := libsodium libutf8proc

# ---- flags ----------------------------------------------------------------------------------
# A field left out of a table's row is zero: gcc knows that, clang would have it said.
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
        -Wvla -Wundef -Wformat=2 -Wno-missing-field-initializers
# Warnings are errors in our own checks only, `make check` says so: another compiler warns of more.
# This is no change of flags that would rebuild what is there: CI begins with an empty folder.
WERROR :=
# Only some processors have this protection; a compiler for another one refuses the word.
knows  = $(shell echo | $(CC) $(1) -x c -S -o /dev/null - 2>/dev/null && echo '$(1)')
HARD := -fstack-protector-strong -fstack-clash-protection $(call knows,-fcf-protection) -fPIE \
        $(if $(SAN),,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
LINK := -pie -Wl,-z,relro,-z,now,-z,noexecstack,--as-needed
ifneq ($(SAN),)
HARD += -fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer
LINK += -fsanitize=$(SAN)
endif
# Where the project lies is not written into what is built: the same bytes come from every folder.
ANYWHERE := -ffile-prefix-map='$(subst ','\'',$(CURDIR))'=.
ALL_CPPFLAGS := -Iinclude -DCLOWDER_VERSION='"$(VERSION)"' $(CPPFLAGS)
POSIX  := -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE \
          -D_FILE_OFFSET_BITS=64 -D_TIME_BITS=64
CC17  = $(CC) -std=c17 $(WARN) $(WERROR) $(HARD) $(ANYWHERE) $(ALL_CPPFLAGS) $(CFLAGS) -MMD -MP
CXX17 = $(CXX) -std=c++17 -Wall -Wextra $(WERROR) -fno-exceptions $(HARD) $(ANYWHERE) $(ALL_CPPFLAGS) \
        $(CXXFLAGS) -MMD -MP
LIBS        = $(shell $(PKG_CONFIG) --libs $(LIBRARIES)) -lm -pthread
SCREEN_LIBS = $(shell $(PKG_CONFIG) --libs ncursesw inih)

# ---- rooms ----------------------------------------------------------------------------------
GAMES     := $(sort $(notdir $(patsubst %/,%,$(wildcard rules/*/))))
TOYS      := $(sort $(notdir $(patsubst %/,%,$(wildcard tests/games/*/))))
# Objects lie in the build folder where their sources lie in the tree.
objects    = $(patsubst %.c,$(BUILD)/%.o,$(wildcard $(1)))
core_o    := $(call objects,src/core/*.c) $(BUILD)/src/core/rng.o
session_o := $(call objects,src/session/*.c)
bots_o    := $(call objects,src/bots/*.c)
table_o   := $(call objects,src/table/*.c)
plain_o   := $(call objects,src/plain/*.c)
ui_o      := $(call objects,src/ui/*.c src/ui/*/*.c)
cli_o     := $(call objects,src/cli/*.c)
main_o    := $(call objects,src/main.c)
rules_o   := $(call objects,$(GAMES:%=rules/%/*.c)) $(GAMES:%=$(BUILD)/rules/%/documents.o)
toys_o    := $(call objects,$(TOYS:%=tests/games/%/*.c)) $(TOYS:%=$(BUILD)/tests/games/%/documents.o)
registry      := $(BUILD)/rules/registry.o
test_registry := $(BUILD)/tests/registry.o
toy_registry  := $(BUILD)/tests/toys.o
lib       := $(BUILD)/libclowder.a
languages  := $(patsubst src/po/%.po,%,$(wildcard src/po/*.po))
catalogues := $(languages:%=$(BUILD)/share/locale/%/LC_MESSAGES/clowder.mo)

.PHONY: all play new-game deps print-flags compile_commands format check check-long bench fuzz golden screens \
        install uninstall dist release deb po clean tests
.DELETE_ON_ERROR:

all: $(BUILD)/clowder $(catalogues)

play: all
	@$(BUILD)/clowder

new-game: export NAME := $(NAME)
new-game:
	@sh rules/new-game.sh "$$NAME"

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
FLAGS := $(CC) $(CXX) $(WARN) $(HARD) $(ALL_CPPFLAGS) $(CFLAGS) $(CXXFLAGS) $(LDFLAGS)
ifeq ($(filter clean print-flags,$(MAKECMDGOALS)),)
$(shell mkdir -p $(BUILD); printf '%s\n' "$(subst ",\",$(FLAGS))" | cmp -s - $(STAMP) || \
        printf '%s\n' "$(subst ",\",$(FLAGS))" > $(STAMP))
endif

# The commands that make would run, as JSON: clangd finds them in the build folder.
compile_commands:
	@$(MAKE) --no-print-directory --dry-run --always-make V=1 all test-programs | LC_ALL=C awk ' \
	    BEGIN { printf "[" } \
	    match($$0, / -c [^ ]+ -o /) { \
	        file = substr($$0, RSTART + 4, RLENGTH - 8); gsub(/[\\"]/, "\\\\&"); \
	        printf "%s\n{\"directory\": \"%s\", \"file\": \"%s\", \"command\": \"%s\"}", \
	            comma, ENVIRON["CURDIR"], file, $$0; comma = "," } \
	    END { print "\n]" }' > $(BUILD)/compile_commands.json
	@echo $(BUILD)/compile_commands.json
compile_commands: export CURDIR := $(CURDIR)

format:
	@bash tests/style.sh --write

# What a source means, for those who read it without compiling: tests/checkers.sh.
print-flags:
	@printf '%s\n' "$(subst ",\",-std=c17 $(POSIX) -Irules $(ALL_CPPFLAGS))"

# Two rooms may have files of one name, so an archive is written anew and takes them all (q).
ARCHIVE = @rm -f $@; ar qcs $@ $^
$(lib): $(core_o) $(session_o) $(bots_o)
	$(SAY) AR $@
	$(ARCHIVE)

# Core and the games know no operating system; everything else knows POSIX.
SYSTEM = $(POSIX)
$(core_o) $(rules_o) $(toys_o) $(registry) $(test_registry) $(toy_registry): SYSTEM =
$(rules_o) $(registry) $(test_registry) $(toy_registry): SYSTEM += -Irules

$(BUILD)/%.o: %.c $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(SYSTEM) -c $< -o $@

$(BUILD)/%.o: %.cc $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CXX $<
	$(Q)$(CXX17) -c $< -o $@

# The tests' registries: every game and the toys; the toys alone.
$(toy_registry): LISTS = -DTOYS -DONLY_TOYS
$(test_registry): LISTS = -DTOYS
$(test_registry) $(toy_registry): rules/registry.c rules/rulesets.def tests/games/toys.def $(STAMP)
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC17) $(SYSTEM) $(LISTS) -Itests/games -c $< -o $@

# The texts of a game, in every language there is, become one table named NAME_documents.
.SECONDEXPANSION:
EMBED = $(Q)LC_ALL=C awk -v name=$* -f rules/embed.awk $(filter-out %.awk,$^) > $@
$(BUILD)/rules/%/documents.c: $$(wildcard rules/$$*/RULES*.md rules/$$*/LESSON*.log) rules/embed.awk
	@mkdir -p $(@D)
	$(EMBED)
$(BUILD)/tests/games/%/documents.c: $$(wildcard tests/games/$$*/RULES*.md tests/games/$$*/LESSON*.log) rules/embed.awk
	@mkdir -p $(@D)
	$(EMBED)
%/documents.o: %/documents.c $(STAMP)
	$(SAY) CC $<
	$(Q)$(CC17) -Wno-overlength-strings -c $< -o $@

fronts := $(main_o) $(cli_o) $(ui_o) $(plain_o) $(table_o)

$(BUILD)/clowder: $(fronts) $(registry) $(rules_o) $(lib)
	$(SAY) LINK $@
	$(Q)$(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $^ $(LIBS) $(SCREEN_LIBS)

# For the tests: the same program with the toys in its menu, too, and a jail that can be weakened;
# and one with nothing but the toys.
$(BUILD)/clowder-test: $(fronts) $(test_registry) $(BUILD)/tests/bots/weaken.o $(rules_o) $(toys_o) $(lib) \
                       | $(BUILD)/clowder-toys
	$(SAY) LINK $@
	$(Q)$(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $^ $(LIBS) $(SCREEN_LIBS)
$(BUILD)/clowder-toys: $(fronts) $(toy_registry) $(toys_o) $(lib)
	$(SAY) LINK $@
	$(Q)$(CC) $(CFLAGS) $(LINK) $(LDFLAGS) -o $@ $^ $(LIBS) $(SCREEN_LIBS)

# ---- languages ------------------------------------------------------------------------------
# `make po` brings the catalogues up to the sources; what is missing then, tests/po.sh tells.
$(BUILD)/share/locale/%/LC_MESSAGES/clowder.mo: src/po/%.po
	@mkdir -p $(@D)
	$(SAY) MSG $<
	$(Q)msgfmt --check-format --check-domain -o $@ $<

po:
	@sh src/po/extract.sh > $(BUILD)/clowder.pot
	@for language in $(languages); do \
	    msgmerge -q --update --backup=none --no-fuzzy-matching --no-location --sort-output src/po/$$language.po $(BUILD)/clowder.pot && \
	    msgattrib --no-obsolete --sort-output -o src/po/$$language.po src/po/$$language.po && \
	    printf '%s: ' $$language && msgfmt --statistics 2>&1 -o /dev/null src/po/$$language.po; done

-include $(wildcard $(patsubst %.o,%.d,$(core_o) $(session_o) $(bots_o) $(fronts) $(rules_o) $(toys_o) \
             $(registry) $(test_registry) $(toy_registry)))

-include tests/tests.mk

# ---- the machine ----------------------------------------------------------------------------
deps:
	@sh tests/deps.sh $(PACKAGES)

# What is installed where: FROM=TO. Documents lie to each other as they do here, so that the links
# between them hold.
DOCUMENTS := README.md LICENSE $(wildcard docs/*.md docs/bots/* docs/lab/* docs/pictures/* docs/verify/*)
PLACES = $(BUILD)/clowder=$(bindir)/clowder \
    $(BUILD)/man/clowder.6=$(mandir)/man6/clowder.6 \
    $(BUILD)/man/clowder-log.5=$(mandir)/man5/clowder-log.5 \
    $(BUILD)/completions/bash=$(datadir)/bash-completion/completions/clowder \
    $(BUILD)/completions/zsh=$(zshdir)/_clowder \
    $(BUILD)/completions/fish=$(datadir)/fish/vendor_completions.d/clowder.fish \
    docs/clowder.desktop=$(datadir)/applications/clowder.desktop \
    $(foreach language,$(languages),$(BUILD)/$(catalogue)=$(localedir)/$(catalogue:share/locale/%=%)) \
    $(foreach document,$(DOCUMENTS),$(document)=$(docdir)/$(document))
catalogue = share/locale/$(language)/LC_MESSAGES/clowder.mo

# The manual's parts on commands, and the completions, come from the program's own tables.
$(BUILD)/tables.scd: $(BUILD)/clowder
	$(Q)$< tables scdoc > $@
$(BUILD)/completions/%: $(BUILD)/clowder
	@mkdir -p $(@D)
	$(Q)$< tables $* > $@
$(BUILD)/man/%: docs/%.scd $(BUILD)/tables.scd
	@mkdir -p $(@D)
	$(SAY) MAN $@
	$(Q)sed -e '/^@TABLES@$$/{r $(BUILD)/tables.scd' -e 'd;}' $< | \
	    SOURCE_DATE_EPOCH=$(EPOCH) scdoc > $@

# The folders that were missing are made, and listed in FOLDERS: uninstall removes these, too.
FOLDERS = $(docdir)/folders
install: all $(foreach place,$(PLACES),$(firstword $(subst =, ,$(place))))
	@umask 022; missing=$$(for place in $(PLACES); do \
	    folder=$$(dirname "$${place#*=}"); \
	    while [ ! -d "$(DESTDIR)$$folder" ] && [ "$$folder" != / ] && [ "$$folder" != . ]; do \
	        echo "$$folder"; folder=$$(dirname "$$folder"); done; done | LC_ALL=C sort -u); \
	for place in $(PLACES); do \
	    to="$(DESTDIR)$${place#*=}" mode=644; [ ! -x "$${place%%=*}" ] || mode=755; \
	    $(INSTALL) -D -m $$mode "$${place%%=*}" "$$to" || exit; done; \
	[ -z "$$missing" ] || echo "$$missing" >> "$(DESTDIR)$(FOLDERS)"

uninstall:
	@for place in $(PLACES); do rm -f "$(DESTDIR)$${place#*=}" || exit; done
	@list="$(DESTDIR)$(FOLDERS)"; [ ! -f "$$list" ] || { \
	    made=$$(LC_ALL=C sort -ru "$$list"); rm -f "$$list"; \
	    for folder in $$made; do [ ! -d "$(DESTDIR)$$folder" ] || \
	        rmdir --ignore-fail-on-non-empty "$(DESTDIR)$$folder"; done; }

# ---- packages ---------------------------------------------------------------------------------
PACKED := clowder-$(VERSION)
EPOCH   = $(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null),$(shell stat -c %Y README.md))

dist:
	@tar -czf $(BUILD)/$(PACKED).tar.gz --sort=name --owner=0 --group=0 --numeric-owner \
	    --mtime=@$(EPOCH) --mode=u=rwX,go=rX --exclude=__pycache__ --exclude='*~' --transform='s,^,$(PACKED)/,' \
	    Makefile README.md LICENSE $(wildcard .ci .clang-format .clang-tidy .editorconfig .gitignore) \
	    src include rules tests docs
	@echo $(BUILD)/$(PACKED).tar.gz

release:
	@bash tests/release.sh $(BUILD) $(VERSION)

# A Debian package of what `make install` puts in place: from the same sources the same bytes, in
# whatever folder, on whatever day and under whatever umask it is made.
MAINTAINER ?= Clowder developers <clowder@clowder.invalid>
DEB        := $(BUILD)/deb
ROOT       := $(DEB)/root
DEB_DOC    := $(ROOT)/usr/share/doc/clowder
define CONTROL
Package: clowder
Version: $(VERSION)
Architecture: $(shell dpkg --print-architecture 2>/dev/null)
Maintainer: $(MAINTAINER)
Section: games
Priority: optional
Description: board games for the terminal
 Five board games with a cat hidden in each name, for people at one terminal
 or against the program: saved games that are readable text logs, replay of
 those logs, and seeded dice that anybody can check.
endef
define COPYRIGHT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: clowder

Files: *
Copyright: $(shell sed -n 's/^Copyright (c) //p' LICENSE)
License: Expat
endef
define CHANGES
clowder ($(VERSION)) unstable; urgency=low

  * This version.

 -- $(MAINTAINER)  $(shell LC_ALL=C date -u -R -d @$(EPOCH))
endef
deb: export CONTROL_TEXT = $(CONTROL)
deb: export COPYRIGHT_TEXT = $(COPYRIGHT)
deb: export CHANGES_TEXT = $(CHANGES)
deb:
	@rm -rf $(DEB)
	@$(MAKE) --no-print-directory install DESTDIR=$(ROOT) prefix=/usr bindir=/usr/games \
	    zshdir=/usr/share/zsh/vendor-completions
	@strip -R .comment -R .note $(ROOT)/usr/games/clowder
	@rm $(DEB_DOC)/LICENSE $(DEB_DOC)/folders
	@{ printf '%s\n' "$$COPYRIGHT_TEXT"; sed -e '1,/^Copyright/d' -e '/./!s/^/./' -e 's/^/ /' LICENSE | \
	    sed 1d; } > $(DEB_DOC)/copyright
	@printf '%s\n' "$$CHANGES_TEXT" | gzip -9n > $(DEB_DOC)/changelog.gz
	@gzip -9n $(ROOT)/usr/share/man/man?/*
	@mkdir -p $(DEB)/debian $(ROOT)/DEBIAN
	@printf '%s\n' 'Source: clowder' '' 'Package: clowder' 'Architecture: any' > $(DEB)/debian/control
	@{ printf '%s\n' "$$CONTROL_TEXT" | sed '/^Description/,$$d'; \
	    cd $(DEB) && dpkg-shlibdeps -O root/usr/games/clowder | sed 's/^shlibs:Depends=/Depends: /'; \
	    echo 'Recommends: libsqlite3-0'; \
	    echo "Installed-Size: $$(find root/usr -printf '%y %s\n' | \
	        awk '{ size += $$1 == "f" ? int(($$2 + 1023) / 1024) : 1 } END { print size }')"; \
	    printf '%s\n' "$$CONTROL_TEXT" | sed -n '/^Description/,$$p'; } > $(ROOT)/DEBIAN/control
	@cd $(ROOT) && find usr -type f | LC_ALL=C sort | xargs md5sum > DEBIAN/md5sums
	@chmod -R u=rwX,go=rX $(ROOT)
	@find $(ROOT) -exec touch -hd @$(EPOCH) {} +
	@SOURCE_DATE_EPOCH=$(EPOCH) dpkg-deb --root-owner-group --build $(ROOT) $(BUILD)

clean:
	rm -rf build
