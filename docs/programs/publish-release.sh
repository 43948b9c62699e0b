#!/usr/bin/env bash
# Publishes a file as a release, for a build server:
#
#   STUDIO_URL=https://studio.example STUDIO_API_KEY=studio_sk_… publish-release.sh 6 2.1.0 app-2.1.0.zip notes.md
#
# Product number, version, file, and release notes in Markdown. Optional: PLATFORM (any, windows, macos, linux, android,
# ios) and CHANNEL (stable, beta). Needs curl and jq, and a key with the scope releases:publish. An upload that breaks off
# continues with the bytes that are missing.
set -euo pipefail

product=$1 version=$2 file=$3 notes=$4
api="$STUDIO_URL/api/admin"
# Keeps the key out of the process list.
auth() { printf 'header = "Authorization: Bearer %s"\n' "$STUDIO_API_KEY"; }
call() { curl --silent --show-error --fail-with-body --config <(auth) "$@"; }
json() { call --header 'Content-Type: application/json' --data-binary @- "$@"; }

size=$(wc -c <"$file" | tr -d ' ')
upload=$(jq -n --arg name "$(basename "$file")" --argjson size "$size" '{name: $name, size_bytes: $size}' |
  json "$api/uploads" | jq -r .id)

for attempt in 1 2 3 4 5; do
  offset=$(call "$api/uploads/$upload" | jq .receivedBytes)
  [ "$offset" = "$size" ] && break
  tail -c "+$((offset + 1))" "$file" | call --request PATCH "$api/uploads/$upload" --data-binary @- \
    --header 'Content-Type: application/offset+octet-stream' \
    --header 'Tus-Resumable: 1.0.0' --header "Upload-Offset: $offset" || sleep "$attempt"
done
stored=$(call "$api/uploads/$upload" | jq -r .file.id)

release=$(jq -n --arg version "$version" --arg channel "${CHANNEL:-stable}" --rawfile notes "$notes" \
  --arg file "$stored" --arg platform "${PLATFORM:-any}" \
  '{version: $version, channel: $channel, notes: $notes, files: [{fileId: $file, platform: $platform, requirements: ""}]}' |
  json "$api/products/$product/releases")

jq '{revision, at: null}' <<<"$release" | json "$api/products/$product/releases/$(jq -r .id <<<"$release")/publish" |
  jq -r '"Published \(.version)"'
