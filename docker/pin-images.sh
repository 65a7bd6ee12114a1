#!/usr/bin/env bash
# Replaces the tag of every image in Dockerfile and docker-compose.yml by its digest, so that a tag that is moved changes nothing: "IMAGE:TAG@sha256:…".
# It needs Docker and its registries. Run it again after an image's version was changed.
set -euo pipefail
cd "$(dirname "$0")/.."

images() {
  sed -nE 's/^FROM ([^ ]+).*/\1/p' Dockerfile
  sed -nE 's/^ +image: ([^ ]+)$/\1/p' docker-compose.yml | grep -v '^tapis:'
}

for image in $(images | sed 's/@sha256:.*//' | sort -u); do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  case $digest in
    sha256:*) ;;
    *) echo "no digest of $image: $digest" >&2 && exit 1 ;;
  esac
  for file in Dockerfile docker-compose.yml; do
    sed -i -E "s#(FROM|image:) ${image//./\\.}(@sha256:[0-9a-f]+)?(\$| )#\1 $image@$digest\3#" "$file"
  done
  echo "$image $digest"
done
