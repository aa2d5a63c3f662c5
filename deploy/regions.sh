#!/bin/sh
# Starts LiteFS, as root. A machine that was the primary when it ended may hold what no other one has, and
# LiteFS throws that away when it meets the next primary: so its database is copied aside before.
node /app/scripts/set-aside.ts || echo "The database could not be copied aside; see docs/operations/failover.md." >&2
exec litefs mount "$@"
