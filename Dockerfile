# syntax=docker/dockerfile:1
# Two images of one build: `app` serves, `migrate` brings the database up to date and ends.

FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev

FROM dependencies AS sources
COPY . .

FROM sources AS build
ENV NODE_ENV=production BUILD_STANDALONE=1
RUN node --import tsx scripts/bundle-cache-handler.ts \
  && node node_modules/next/dist/bin/next build \
  && node --import tsx scripts/bundle-server.ts

# Migrations need the sources and Payload's own commands, so they run in an image of their own, once per release.
FROM sources AS migrate
ENV NODE_ENV=production MEDIA_DIR=/media
RUN mkdir -p /media .data && chown node:node /media .data
USER node
CMD ["node", "scripts/migrate.mjs"]

FROM node:22-bookworm-slim AS app
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 BUILD_STANDALONE=1 PORT=3000 MEDIA_DIR=/media
RUN mkdir -p /media && chown node:node /media
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/.next/http-server.mjs ./.next/http-server.mjs
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/.next-handler ./.next-handler
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=64", ".next/http-server.mjs", "--host", "0.0.0.0"]
