# Two images: `two-regions` runs on LiteFS, `one-machine` beside Litestream. Neither is the default.
FROM flyio/litefs:0.5.14 AS litefs
FROM litestream/litestream:0.5.18 AS litestream

# The version of the package `node` in package.json, whose program is left out: the image has one Node.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build \
  && npm prune --omit=dev \
  && rm -r node_modules/node node_modules/.bin/node

FROM node AS application
# Fonts for the texts of uploaded SVGs, which name fonts and bring none, and for the letters of receipts and colour
# sheets that Inter lacks. Debian keeps only the newest version of each package: one that is pinned here could not be
# installed any more after the next security update.
# hadolint ignore=DL3008
RUN apt-get update -q && apt-get install -y -q --no-install-recommends \
    fuse3 ca-certificates tini fontconfig fonts-dejavu-core fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --create-home --shell /usr/sbin/nologin panelry
WORKDIR /app
ENV NODE_ENV=production
# Root's: the application reads its own code and cannot change it.
COPY --from=build /app ./

FROM application AS one-machine
COPY --from=litestream /usr/local/bin/litestream /usr/local/bin/litestream
COPY deploy/one-machine/litestream.yml /etc/litestream.yml
# Starts as root, makes the folder on the volume, then runs as the user panelry.
ENTRYPOINT ["tini", "--", "/app/deploy/one-machine/start.sh"]

FROM application AS two-regions
COPY --from=litefs /usr/local/bin/litefs /usr/local/bin/litefs
COPY litefs.yml /etc/litefs.yml
# Root mounts the database folder, then LiteFS starts the application as its own user (litefs.yml).
ENTRYPOINT ["tini", "--", "/app/deploy/regions.sh", "-config", "/etc/litefs.yml"]

FROM application AS neither
RUN echo 'Say how the product runs: --target one-machine, or --target two-regions.' >&2 && exit 1
