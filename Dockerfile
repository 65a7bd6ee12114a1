# The image of one Tapis node. It was never built by the project; its steps were run without Docker (docs/operations/cluster.md).
# "docker/pin-images.sh" adds the digests of the base image.
FROM node:24.22.3-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
# The image has the files of the package, so neither bench nor maps; and no second Node.
RUN npm run build && node bin/docs-site/main.js && npm pack --ignore-scripts && mkdir /app && tar -xzf tapis-poker-tapis-*.tgz -C /app --strip-components=1
RUN npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* && find node_modules -name '*.map' -delete \
    && mv node_modules /app/

FROM node:24.22.3-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/bin/tapis.js"]
CMD ["serve", "--data", "/data", "--host", "0.0.0.0", "--port", "4000"]
