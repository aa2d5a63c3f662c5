# The same minor of Node as the package `node` in package.json.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM flyio/litefs:0.5.14 AS litefs

FROM node:24-bookworm-slim
# Fonts for the texts of uploaded SVGs, which name fonts and bring none, and for the letters of receipts and colour
# sheets that Inter lacks.
RUN apt-get update -q && apt-get install -y -q --no-install-recommends \
    fuse3 ca-certificates tini fontconfig fonts-dejavu-core fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --create-home --shell /usr/sbin/nologin panelry
WORKDIR /app
ENV NODE_ENV=production
COPY --from=litefs /usr/local/bin/litefs /usr/local/bin/litefs
# Root's: the application reads its own code and cannot change it.
COPY --from=build /app ./
COPY litefs.yml /etc/litefs.yml
# LiteFS mounts the database folder as root, then starts the application as its own user (litefs.yml).
ENTRYPOINT ["tini", "--", "litefs", "mount"]
