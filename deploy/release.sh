#!/bin/sh
# Publishes a release. Run it on the machine, after the version is copied to releases/<id> beside this file:
#   sh /srv/site/release.sh <id>
# "current" links to the running release. When the new one does not respond, the previous one is started again.
set -eu
cd "$(dirname "$0")"
id=${1:?name the folder below releases/}
restart=${RESTART:-systemctl restart site}
health=${HEALTH:-http://127.0.0.1:4173/livez}
new=releases/$id
old=$(readlink current || true)

case $id in */* | .*) echo "release: \"$id\" is not the name of a folder below releases/" >&2; exit 2 ;; esac
[ -f "$new/dist-server/serve.js" ] || { echo "release: there is no $new/dist-server/serve.js" >&2; exit 2; }
[ "$old" != "$new" ] || { echo "release: $id is already running" >&2; exit 2; }

# Reuse the packages of the previous release unless the lock file has changed.
if [ ! -e "$new/node_modules" ]; then
  if [ -n "$old" ] && cmp -s "$new/package-lock.json" "$old/package-lock.json"; then
    cp -al "$old/node_modules" "$new/node_modules"
  else
    (cd "$new" && npm ci --omit=dev)
  fi
fi
ln -sfn ../../.env "$new/.env"
ln -sfn ../../var "$new/var"

# Open pages request files of their own version, whose names contain a hash: keep these for a month.
if [ -n "$old" ]; then
  find "$old/dist/assets" "$old/dist/art" -type f -mtime -30 | while read -r file; do
    to=$new${file#"$old"}
    [ -e "$to" ] || { mkdir -p "$(dirname "$to")" && cp -p "$file" "$to"; }
  done
fi

# Renaming a link is atomic: "current" always exists.
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
  echo "release: $id is running"
else
  echo "release: $id does not respond at $health" >&2
  [ -n "$old" ] || exit 1
  if run "$old" && answers; then
    echo "release: ${old#releases/} runs again" >&2
    health=${health%/*}/readyz
    WAIT=5
    answers || echo "release: it takes no forms. If $id has migrated the database, restore the newest var/post.db.before-v*, while the server runs: cd $PWD/current && sudo -u site npm run inbox -- restore var/post.db.before-v<number>" >&2
  else
    echo "release: ${old#releases/} does not respond at $health either" >&2
  fi
  exit 1
fi

# Keep three releases that have run: this one, the previous one, and one more.
find releases -mindepth 2 -maxdepth 2 -name .env -type l -printf '%h\n' | xargs ls -1td |
  grep -vxF -e "$new" -e "$old" | tail -n +2 | while read -r gone; do rm -rf "$gone"; done
