#!/bin/sh
# Deploys to Fly in order: one image, first the region of the primary, whose machines bring the database up to
# date, then all others, which are ready only when it is.
set -eu
read_setting() { sed -n "s/^$1 = \"\(.*\)\"$/\1/p" fly.toml; }
region=$(read_setting primary_region)
label=release-$(date +%Y%m%d%H%M%S)
image=registry.fly.io/$(read_setting app):$label
fly deploy --build-only --push --image-label "$label"
fly deploy --image "$image" --regions "$region"
fly deploy --image "$image" --exclude-regions "$region"
