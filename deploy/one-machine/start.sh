#!/bin/sh
# Starts the server on one machine, with Litestream beside it. A volume without a database gets the last copy.
# A BACKUP_S3_ variable that is not set, but for the bucket itself, is taken from the product's files.
set -eu
export DATA_DIR="${DATA_DIR:-/data/panelry}"
replicated="${LITEFS_DIR:-/data/litefs}/dbs/panelry.db"
if [ -e "$replicated" ]; then
  echo "This is the image of one machine, but the volume has the database of two regions ($replicated): nothing was changed. Deploy with npm run deploy -- two-regions." >&2
  exit 1
fi
BACKUP_S3_ENDPOINT="${BACKUP_S3_ENDPOINT:-${S3_ENDPOINT:-}}"
BACKUP_S3_REGION="${BACKUP_S3_REGION:-${S3_REGION:-}}"
BACKUP_S3_ACCESS_KEY_ID="${BACKUP_S3_ACCESS_KEY_ID:-${S3_ACCESS_KEY_ID:-}}"
BACKUP_S3_SECRET_ACCESS_KEY="${BACKUP_S3_SECRET_ACCESS_KEY:-${S3_SECRET_ACCESS_KEY:-}}"
: "${BACKUP_S3_BUCKET:?}" "${BACKUP_S3_ENDPOINT:?}" "${BACKUP_S3_REGION:?}"
: "${BACKUP_S3_ACCESS_KEY_ID:?}" "${BACKUP_S3_SECRET_ACCESS_KEY:?}"
export BACKUP_S3_BUCKET BACKUP_S3_ENDPOINT BACKUP_S3_REGION
export BACKUP_S3_ACCESS_KEY_ID BACKUP_S3_SECRET_ACCESS_KEY
# Litestream would trust these certificates alone, not the system's.
unset AWS_CA_BUNDLE
if [ "$(id -u)" = 0 ]; then
  install -d -o panelry -g panelry "$DATA_DIR"
  exec setpriv --reuid=panelry --regid=panelry --init-groups --inh-caps=-all --no-new-privs \
    env HOME=/home/panelry "$0" "$@"
fi
exec litestream replicate -config "${LITESTREAM_CONFIG:-/etc/litestream.yml}" -restore-if-db-not-exists \
  -exec 'node server.ts'
