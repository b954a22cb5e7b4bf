#!/bin/sh
# deps.sh PACKAGE... - installs the Debian packages that are missing; on other systems it names them.
set -eu

if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    echo "Not a Debian system. Please install what these Debian packages hold:"
    echo "  $*"
    exit 0
fi

missing=
for package; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' ||
        missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || {
        echo "These packages are missing, and neither root nor sudo is here:$missing" >&2
        exit 1
    }
    as_root=sudo
fi
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086  # a list of words
$as_root apt-get install -y --no-install-recommends $missing >/dev/null 2>&1 || {
    $as_root apt-get update
    $as_root apt-get install -y --no-install-recommends $missing
}
