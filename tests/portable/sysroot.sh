#!/bin/sh
# sysroot.sh ARCHITECTURE FOLDER - fetches the libraries of another Debian architecture into FOLDER.
#
# Only the development packages that the program is linked with are fetched and unpacked; nothing
# is installed, and the machine's own package lists stay as they are.
set -eu
architecture=$1 folder=$2
[ ! -e "$folder/done" ] || exit 0
mkdir -p "$folder/lists/partial" "$folder/debs"
folder=$(realpath "$folder")
options="-o APT::Architecture=$architecture -o APT::Architectures=$architecture
         -o Dir::State::lists=$folder/lists -o Dir::State::status=/dev/null
         -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o Debug::NoLocking=1
         -o APT::Sandbox::User=root"
# A list that could not be fetched tells itself; what is missing then, the download tells.
# shellcheck disable=SC2086  # words
apt-get $options update -qq || true
cd "$folder/debs"
# shellcheck disable=SC2086
apt-get $options download -qq libsodium-dev libutf8proc-dev libncurses-dev libinih-dev libpcg-cpp-dev \
    libsqlite3-dev
for package in *.deb; do dpkg -x "$package" "$folder"; done
rm -rf "$folder/lists"
touch "$folder/done"
