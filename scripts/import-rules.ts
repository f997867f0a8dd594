/**
 * Which folder may import which, once: the linter's overrides in `biome.imports.json` and the table in `src/README.md` are
 * written from here by `npm run rules`, and `tests/lint.test.ts` plants a violation for every row.
 */
export interface Row {
  readonly folder: string
  readonly holds: string
  /** What it may import besides its own files, `data/` and `.content/`: folders or files, as after `#`. `*` is everything else in `src/`. */
  readonly imports: readonly string[]
  /** Exceptions from `imports`. */
  readonly not?: readonly string[]
}

/** From left to right: each row may import what stands above it, never below. */
export const rows: readonly Row[] = [
  { folder: 'src/site', holds: 'what the site is: company, claims, map, the schemas of its content, theme, art; no React, no DOM', imports: [] },
  { folder: 'src/search', holds: 'finding: words, the index and its ranking, for the build and the browser', imports: ['site'], not: ['site/pages'] },
  { folder: 'src/api', holds: 'the contract: lists and forms, their schemas, paths and requests', imports: ['site'], not: ['site/pages'] },
  {
    folder: 'src/offline',
    holds: 'reading and sending without a network: list, cache, messages, and the page’s side',
    imports: ['api', 'site'],
    not: ['site/pages'],
  },
  { folder: 'src/offline/outbox', holds: 'submissions that wait; runs in pages and in the worker', imports: ['api', 'offline'], not: ['offline/page'] },
  { folder: 'src/offline/worker', holds: 'the service worker; no word and no path of the site', imports: ['api', 'offline'], not: ['offline/page'] },
  { folder: 'src/web', holds: 'what is shown: React, the DOM', imports: ['site', 'search', 'api', 'offline'], not: ['offline/worker'] },
  { folder: 'src/web/ui', holds: 'pieces without page knowledge', imports: ['site'], not: ['site/pages'] },
  { folder: 'src/web/toasts', holds: 'notifications', imports: ['site', 'web/ui'], not: ['site/pages'] },
  { folder: 'src/web/lists', holds: 'the API’s lists as pages show them', imports: ['site', 'api', 'web/ui'], not: ['site/pages'] },
  { folder: 'src/web/search', holds: 'the index in the browser, and what it finds', imports: ['site', 'search', 'web/ui'], not: ['site/pages'] },
  {
    folder: 'src/web/dialogs',
    holds: 'what opens above the page: the search, and questions before something is removed',
    imports: ['site', 'search', 'offline', 'web/ui', 'web/search'],
    not: ['site/pages', 'offline/worker'],
  },
  {
    folder: 'src/web/forms',
    holds: 'one file a form, and their one mechanism',
    imports: ['site', 'api', 'offline', 'web/ui', 'web/toasts'],
    not: ['offline/worker'],
  },
  { folder: 'src/web/sections', holds: 'bands that two or more pages use', imports: ['site', 'api', 'web/ui', 'web/lists'] },
  {
    folder: 'src/web/templates',
    holds: 'pages of one kind, filled with words',
    imports: ['site', 'api', 'web/ui', 'web/lists', 'web/sections', 'web/forms'],
  },
  {
    folder: 'src/web/pages',
    holds: 'pages that are one of a kind, path = URL',
    imports: ['site', 'api', 'offline', 'web/ui', 'web/lists', 'web/sections', 'web/forms', 'web/templates', 'web/toasts', 'web/search', 'web/dialogs'],
    not: ['offline/worker'],
  },
  {
    folder: 'src/build',
    holds: 'what runs when the site is built, and the development server; nobody imports it',
    imports: ['site', 'search', 'api', 'offline', 'web'],
    not: ['offline/worker'],
  },
  { folder: 'src/build/charts', holds: 'charts, from the data of the words beside them', imports: ['site', 'build'] },
  {
    folder: 'server',
    holds: 'production: the site, the lists and the forms on one port, and the inbox',
    imports: ['site', 'api'],
    not: ['site/pages'],
  },
  { folder: 'server/storage', holds: 'everything that speaks SQL', imports: ['site', 'api'], not: ['site/pages'] },
  { folder: 'server/notices', holds: 'the mail that tells of a submission', imports: ['site', 'api', 'server/storage'], not: ['site/pages'] },
  {
    folder: 'mock-api',
    holds: 'development: the API over `data/`; forms are received by the server’s code',
    imports: ['site', 'api', 'server'],
    not: ['site/pages'],
  },
]

/** Libraries that one place only may import, by module name, and what the linter says elsewhere. */
export const doors: readonly { readonly modules: readonly string[]; readonly folders: readonly string[]; readonly message: string }[] = [
  { modules: ['jotai'], folders: ['src/web/lists'], message: 'State comes through #web/lists/state.ts, the only door to jotai.' },
  {
    modules: ['@headlessui/react'],
    folders: ['src/web/dialogs'],
    message: 'Dialogs come from #web/dialogs/, the only door to Headless UI: it is 40 kB, and loads when one is opened.',
  },
  { modules: ['stemmer'], folders: ['src/search'], message: 'Words are compared by #search/words.ts, the only door to the stemmer.' },
  { modules: ['ky'], folders: [], message: 'Lists come through #api/client.ts; ky, 4 kB of script, is for tools outside src.' },
  {
    modules: ['react-hot-toast', 'react-hot-toast/headless'],
    folders: ['src/web/toasts'],
    message: 'Notifications come from #web/toasts/show-toast.tsx, the only door to the toast library.',
  },
  {
    modules: ['kysely', 'libsql', '@libsql/client', 'pg'],
    folders: ['server/storage'],
    message: 'Databases are spoken to by #server/storage/, the only door to Kysely and its drivers.',
  },
  {
    modules: ['d3-geo', 'd3-scale', 'topojson-client'],
    folders: ['src/build/charts'],
    message: 'Charts are drawn in #build/charts/ when the site is built, the only door to d3: no browser gets any of it.',
  },
  { modules: ['nodemailer'], folders: ['server/notices'], message: 'Mail goes out through #server/notices/, the only door to nodemailer.' },
]
