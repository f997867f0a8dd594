# The site and the server behind its forms. Submissions are kept in the volume /srv/site/var, or in PostgreSQL (compose.yaml).
FROM node:20-bookworm-slim AS build
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /srv/site
COPY --from=build /srv/site/package.json /srv/site/package-lock.json ./
COPY --from=build /srv/site/node_modules node_modules
COPY --from=build /srv/site/data data
COPY --from=build /srv/site/dist dist
COPY --from=build /srv/site/dist-server dist-server
RUN install -d -o node -m 700 var
USER node
VOLUME /srv/site/var
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:4173/livez').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "dist-server/serve.js"]
