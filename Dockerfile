# The site and the server behind its forms. Submissions are kept in the volume /srv/site/var, or in PostgreSQL (compose.yaml).
FROM debian:trixie-slim AS node
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/site

FROM node AS build
RUN apt-get update && apt-get install -y --no-install-recommends npm
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node
ENV NODE_ENV=production
COPY --from=build /srv/site/package.json /srv/site/package-lock.json ./
COPY --from=build /srv/site/node_modules node_modules
COPY --from=build /srv/site/data data
COPY --from=build /srv/site/dist dist
COPY --from=build /srv/site/dist-server dist-server
RUN useradd --system --no-create-home --shell /usr/sbin/nologin site && install -d -o site -m 700 var
USER site
VOLUME /srv/site/var
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4173/livez').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "dist-server/serve.js"]
