import { build } from 'vite'

/** Bundles the server and its inbox into plain JavaScript: it runs without this project's sources and without a compiler. */
export async function bundleServer(outDir: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    // Bundled in: as a package the first would bring the compiler along, which it names as a peer; of the others the server
    // needs a part, and loads it in half the time and with 10 MB less.
    ssr: { noExternal: ['valibot', 'kysely', 'hono', '@hono/node-server'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { input: { serve: 'server/index.ts', inbox: 'server/inbox/index.ts' } },
    },
  })
}
