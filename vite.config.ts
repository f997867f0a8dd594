import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import packageFile from './package.json' with { type: 'json' }
import { developmentOptions, siteServer } from './src/build/dev-server/index.ts'
import { buildTime } from './src/build/env/build-time.ts'
import { nextOf } from './src/build/outputs.ts'
import { companyFile } from './src/build/vite/company-file.ts'
import { icons } from './src/build/vite/icons.ts'
import { isPrecached } from './src/offline/list.ts'
// Imported, so that the development server restarts when a colour changes.
import unoConfig from './uno.config.ts'

/** `KILL_SWITCH=1` builds a worker that removes itself and what it saved (docs/offline.md). */
const killSwitch = process.env.KILL_SWITCH === '1'

/** A build replaces `dist/` when it is complete. */
const outDir = nextOf('dist')

/** The integrity of a file, as `fetch` takes it. */
const integrityOf = async (file: string) =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`

const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: killSwitch ? 'src/offline/worker/kill-switch' : 'src/offline/worker',
  filename: 'service-worker.ts',
  // The page registers the worker when it is idle, and the build writes the manifest from the company's data.
  injectRegister: null,
  manifest: false,
  // The kill switch has no precache manifest.
  injectManifest: killSwitch
    ? ({ injectionPoint: undefined } as object)
    : {
        globPatterns: ['assets/*.{js,css,woff2,svg}'],
        manifestTransforms: [
          async entries => {
            const code = entries.filter(({ url }) => isPrecached(url))
            // The browser refuses what a network on the way puts in the place of code.
            const integrity = await Promise.all(code.map(({ url }) => integrityOf(join(outDir, url))))
            return { manifest: code.map((entry, at) => ({ ...entry, integrity: integrity[at] })) }
          },
        ],
      },
})

/** Whether a module is a script. Styles keep their import order. */
const isScript = (id: string) => !id.endsWith('.css')

/**
 * Few chunks, because each costs a round trip on a slow network. A module goes into the first group that matches, unless
 * fewer than `minShareCount` pages and lazy parts import it: then it stays in their chunks.
 */
const groups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'forms', test: /src\/forms\//, minShareCount: 4 },
  { name: 'outbox', test: /src\/(offline|lists)\//, minShareCount: 4 },
  { name: 'base', test: isScript, minShareCount: 4 },
]

/** A file has the name of its view, since the components of all are `page.tsx`. */
const chunkFileNames = ({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId?: string | null }) =>
  `assets/${name === 'page' && facadeModuleId ? basename(dirname(facadeModuleId)) : name}-[hash].js`

const port = Number(process.env.PORT ?? 4173)

/** Loaded when a build runs: the development server restarts when a file changes that this one imports. */
const buildOptions = () =>
  import(pathToFileURL('src/build/prerender/options.ts').href) as Promise<
    typeof import('./src/build/prerender/options.ts')
  >

/** Ends a build that the bundler refuses. */
const bundleFault: Plugin = {
  name: 'bundle-fault',
  apply: 'build',
  async buildEnd(error) {
    if (error) await (await buildOptions()).endBuild(error)
  },
}

export default defineConfig(async ({ command, isSsrBuild }) => ({
  appType: 'mpa' as const,
  plugins: [
    react(),
    unocss({ ...unoConfig, configFile: false }),
    companyFile(),
    icons(),
    siteServer(),
    serviceWorker,
    bundleFault,
  ],
  // No colour is a `light-dark()`, for which Lightning CSS would declare two variables in each theme.
  css: { lightningcss: { exclude: 1 << 20 } },
  define: {
    __BUILD_YEAR__: String(buildTime().getUTCFullYear()),
    __KILL_SWITCH__: String(killSwitch),
  },
  // vite-react-ssg brings a second manager of heads, which this site does not use.
  resolve: { alias: { 'react-helmet-async': `${import.meta.dirname}/src/build/vite/no-helmet.ts` } },
  logLevel: command === 'build' ? ('warn' as const) : ('info' as const),
  ssgOptions: command === 'build' ? (await buildOptions()).ssgOptions : developmentOptions,
  build: {
    outDir: command === 'build' ? outDir : 'dist',
    target: packageFile.browserslist.map(browser => browser.toLowerCase().replace(' >= ', '')),
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Vite preloads the imports of a lazy view with it. boot.ts preloads those of the first view, from `data-modules`.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // boot.ts imports this entry by its URL, and uses what it exports.
        input: { main: 'src/main.tsx' },
        preserveEntrySignatures: 'allow-extension' as const,
        output: { chunkFileNames, codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    }),
  },
  // boot.ts imports it by its URL, where Vite does not look for packages.
  optimizeDeps: { entries: ['src/main.tsx'] },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
}))
