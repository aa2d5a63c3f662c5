#!/bin/sh
# Starts LiteFS, as root.
set -eu
own="${DATA_DIR:-/data/panelry}/panelry.db"
if [ -e "$own" ]; then
  echo "This is the image of two regions, but the volume has the database of one machine ($own): nothing was changed. Deploy with npm run deploy -- one-machine, or move with docs/operations/two-regions.md." >&2
  exit 1
fi
# A machine that was the primary when it ended may hold what no other one has, and LiteFS throws that away when
# it meets the next primary: so its database is copied aside before.
node /app/scripts/set-aside.ts || echo "The database could not be copied aside; see docs/operations/lost-changes.md." >&2
exec litefs mount "$@"
