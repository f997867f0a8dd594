#!/bin/sh
# Puts a release on line. On the machine, after the new version was copied to releases/<id> beside this file:
#   sh /srv/site/release.sh <id>
# "current" is a link to the release that runs. When the new one does not answer, the one before runs again.
set -eu
cd "$(dirname "$0")"
id=${1:?name the folder below releases/}
restart=${RESTART:-systemctl restart site}
health=${HEALTH:-http://127.0.0.1:4173/livez}
new=releases/$id
old=$(readlink current || true)

case $id in */* | .*) echo "release: \"$id\" is no name of a folder below releases/" >&2; exit 2 ;; esac
[ -f "$new/dist-server/serve.js" ] || { echo "release: there is no $new/dist-server/serve.js" >&2; exit 2; }
[ "$old" != "$new" ] || { echo "release: $id is on line" >&2; exit 2; }

# The packages of the release before are the same unless the lock file has changed.
if [ ! -e "$new/node_modules" ]; then
  if [ -n "$old" ] && cmp -s "$new/package-lock.json" "$old/package-lock.json"; then
    cp -al "$old/node_modules" "$new/node_modules"
  else
    (cd "$new" && npm ci --omit=dev)
  fi
fi
ln -sfn ../../.env "$new/.env"
ln -sfn ../../var "$new/var"

# Pages that are open ask for files of their own version, whose names change with what they hold: these stay for a month.
if [ -n "$old" ]; then
  find "$old/dist/assets" "$old/dist/art" -type f -mtime -30 | while read -r file; do
    to=$new${file#"$old"}
    [ -e "$to" ] || { mkdir -p "$(dirname "$to")" && cp -p "$file" "$to"; }
  done
fi

# Renaming a link is one step: there is a "current" at every moment.
run() {
  ln -sfn "$1" current.next && mv -T current.next current && $restart
}

answers() {
  left=${WAIT:-15}
  until node -e 'fetch(process.argv[1], { signal: AbortSignal.timeout(1000) }).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))' "$health"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || return 1
    sleep 1
  done
}

if run "$new" && answers; then
  echo "release: $id is on line"
else
  echo "release: $id does not answer at $health" >&2
  [ -z "$old" ] || { run "$old" && echo "release: ${old#releases/} runs again" >&2; }
  exit 1
fi

# Of those that were on line, this one, the one before, and one more stay.
find releases -mindepth 2 -maxdepth 2 -name .env -type l -printf '%h\n' | xargs ls -1td |
  grep -vxF -e "$new" -e "$old" | tail -n +2 | while read -r gone; do rm -rf "$gone"; done
