import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createMockApi } from './mock-api/index.ts'
import { articles } from './src/build/articles.ts'
import { buildTime } from './src/build/build-time.ts'
import { dataFiles } from './src/build/data-files.ts'
import { siteServer } from './src/build/dev-server/site-server.ts'
import { icons } from './src/build/icons.ts'
import { stableNames } from './src/build/prerender/stable-names.ts'

const sharedBands =
  /\/src\/(web\/(sections\/(?!post-cards|chapters|team-grid)|head\/(?!job|article|ranking)|ui\/(band|questions))|site\/theme\/accent)/

/** `KILL_SWITCH=1` builds a worker that removes itself and what it saved (README: offline). */
const killSwitch = process.env.KILL_SWITCH === '1'

const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: killSwitch ? 'src/offline/worker/kill-switch' : 'src/offline/worker',
  filename: 'service-worker.ts',
  // The page registers it when it has nothing better to do, and the build writes the manifest from the company's data.
  injectRegister: null,
  manifest: false,
  // The kill switch names no files.
  injectManifest: killSwitch
    ? ({ injectionPoint: undefined } as object)
    : {
        globPatterns: ['assets/{app,bands,libraries,rolldown-runtime}-*.js', 'assets/*.{css,woff2,svg}'],
      },
})

/** What every first view runs: in one file, or each part that loads later and needs some of it tears it further apart. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/router)\//

/** Vite's own wrapper of `import()` loads style sheets and preloads first; there are none to load, and it is on every page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => 'export const __vitePreload = load => load()' },
}

const port = Number(process.env.PORT ?? 4173)

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'mpa',
  plugins: [
    react(),
    unocss(),
    articles(),
    dataFiles(),
    icons(),
    siteServer(createMockApi),
    stableNames(),
    plainImports,
    serviceWorker,
  ],
  define: {
    __BUILD_YEAR__: String(buildTime().getUTCFullYear()),
    __KILL_SWITCH__: String(killSwitch),
  },
  resolve: {
    // The prerenderer brings a second head manager; the site's head is unhead's alone.
    alias: { 'react-helmet-async': new URL('./src/web/app/no-helmet.ts', import.meta.url).pathname },
  },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // What pages share is loaded by the first of them: a table of every module's imports would cost each first view 1.5 kB.
    modulePreload: false,
    reportCompressedSize: false,
    // Bands that most pages share, in one file: seventeen small ones weigh more and ask more often.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'bands', test: sharedBands },
              { name: 'libraries', test: libraries },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    }),
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
}))
