import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mockPanel } from './mock-api/panel/plugin.ts'
import { buildTime } from './src/build/build-time.ts'
import { companyFile } from './src/build/company-file.ts'
import { siteServer } from './src/build/dev-server/index.ts'
import { icons } from './src/build/icons.ts'

/** `KILL_SWITCH=1` builds a worker that removes itself and what it saved (docs/offline.md). */
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
        globPatterns: ['assets/*.{js,css,woff2,svg}'],
      },
})

/** What most pages share, in few files: many small ones weigh more and ask more often. The first that fits takes a module. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/router)\//,
  },
  // With what keeping takes; the list of what waits comes later.
  {
    name: 'outbox',
    test: /\/src\/(offline\/(tell|messages|outbox\/(store|entry)|page\/background-sync)|web\/forms\/outbox)\.ts|\/\.content\/texts\/outbox\/kept\.json/,
  },
  // What the forms that can wait for the network have beyond others.
  { name: 'queued-forms', test: /\/src\/web\/forms\/(form-frame|use-late-parts)/ },
  {
    name: 'forms',
    test: /\/src\/(web\/forms\/(attempt|draft|error-|field|form-(?!frame)|problem-line|toast|trap|use-(draft|form))|api\/(submission|trap|forms\/(form|fields)))|\/\.content\/texts\/forms\/common\.json/,
  },
  // What every page loads once it is idle, and what pages with lists do then.
  {
    name: 'offline',
    test: /\/src\/(api\/(wire|answer)|offline\/(builds|cache|list|faults|page\/(?!saved-pages|use-saved|missing-page|manager|update-prompt|install-(event|offer))|outbox\/)|web\/app\/offline)|\/\.content\/texts\/(offline\/(notices|update)|outbox\/titles)\.json|node_modules\/workbox-/,
  },
  {
    name: 'lists',
    test: /\/src\/(web\/lists\/(?!snapshots|use-list)|api\/(client|open-jobs|contract))|node_modules\/jotai\//,
  },
  // What opens above pages, and what finds: only where somebody searches.
  {
    name: 'dialogs',
    test: /\/src\/web\/dialogs\/|node_modules\/(@headlessui|@floating-ui|@react-(aria|stately)|@tanstack|tabbable|clsx|use-sync-external-store|@swc\/helpers)\//,
  },
  { name: 'search-form', test: /\/src\/web\/search\/search-form|\/\.content\/texts\/search\/form\.json/ },
  {
    name: 'search-engine',
    test: /\/src\/(search\/|web\/search\/(?!search-form))|\/\.content\/texts\/search\/(alsoCalled|groups|kinds|results)\.json|node_modules\/stemmer\//,
  },
  // Pages of services, industries and landing pages, and what charts stand in.
  {
    name: 'stories',
    test: /\/src\/(site\/charts|web\/(ui\/chart|templates\/(service|sub-service|industry|landing)|sections\/(stories|steps|shared-hours|at-a-glance|chapters)))|\/\.content\/texts\/(services|glance|stories|industries|guides)\.json/,
  },
  // Not what long texts alone need.
  {
    name: 'bands',
    test: /\/src\/web\/(sections\/(?!article|opening-photo|post-cards|stories)|ui\/(questions|team-icon))|\/\.content\/texts\/sections\.json/,
  },
  { name: 'photos', test: /\/src\/(site\/art\/|web\/(ui\/|sections\/opening-))photo\.tsx?/ },
  {
    name: 'base',
    test: /preload-helper|\/data\/company\.json|\/\.content\/(map|footer|views|texts\/shell)\.json|\/src\/(site\/(?!map\/(tree|menus)|salary|case-study-facts)|web\/(app\/(navigation|ahead|links|views|page-data|header\/controls)|ui\/(?!photo|tabs|questions|team-icon|contact-icon|data-table|use-late|with-year)|lists\/(snapshots|use-list)|toasts\/toast-shown)|offline\/page\/install-event)/,
  },
].map(({ name, test }) => ({
  name,
  // Styles keep the order in which they are imported.
  test: (id: string) => !id.endsWith('.css') && test.test(id),
}))

const port = Number(process.env.PORT ?? 4173)

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'mpa',
  plugins: [react(), unocss(), companyFile(), icons(), siteServer(), mockPanel(), serviceWorker],
  define: {
    __BUILD_YEAR__: String(buildTime().getUTCFullYear()),
    __KILL_SWITCH__: String(killSwitch),
  },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // What a view imports is asked for with it; what the first view needs is named by the tag of the page's own script.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // boot.ts fetches it by its name.
        input: { main: 'src/web/main.tsx' },
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    }),
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
}))
