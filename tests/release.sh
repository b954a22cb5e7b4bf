#!/bin/bash
# release.sh BUILD VERSION - makes a release, or says in one line what stands in its way.
#
# The tree must be as committed, and docs/CHANGELOG.md must give the version a date. Everything is
# checked, packed twice to the same bytes, unpacked elsewhere and checked there again, as whoever
# downloads it would do. Only then is the commit tagged. Nothing is sent anywhere.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 version=$2 tag=v$2
tarball=$build/clowder-$version.tar.gz
unset MAKEFLAGS MAKELEVEL # of the make that runs this

refuse() {
    echo "no release: $*" >&2
    exit 1
}

git rev-parse --git-dir > /dev/null 2>&1 || refuse "this folder is no git checkout"
[ -z "$(git status --porcelain)" ] || refuse "there are changes that are not committed"
! git rev-parse -q --verify "refs/tags/$tag" > /dev/null ||
    refuse "$tag exists already: raise VERSION in the Makefile"
heading=$(grep -m 1 '^## ' docs/CHANGELOG.md)
[[ $heading =~ ^"## $version, "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] ||
    refuse "docs/CHANGELOG.md begins with \"$heading\", not with \"## $version, YEAR-MONTH-DAY\""

make deps check

make dist
first=$(sha256sum < "$tarball")
make dist
[ "$first" = "$(sha256sum < "$tarball")" ] || refuse "the tarball is another one each time"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xzf "$tarball" -C "$work"
make -C "$work/clowder-$version" check

sed -n "/^## $version,/,/^## /p" docs/CHANGELOG.md | sed '/^## /d' |
    git tag -a "$tag" -F <(echo "Clowder $version" && cat)
echo "$tag is tagged. To publish: git push origin $tag, and"
sha256sum "$tarball"
