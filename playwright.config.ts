import { parseArgs } from 'node:util'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/browser.ts'

const port = Number(process.env.TEST_PORT ?? 4174)
const executablePath = findBrowser()
/** The projects that the command names; none means all. */
const { project: chosen = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  projects: [
    { name: 'site', testDir: 'tests', testMatch: '**/e2e/**/*.spec.ts', testIgnore: '**/rebuild/**' },
    // What takes builds of changed copies.
    { name: 'rebuild', testMatch: 'rebuild/**/*.spec.ts' },
    // How pages look, compared with pictures.
    { name: 'visual', testDir: 'tests/visual' },
    // The development server, over a copy. It compiles what each first page needs: on a busy machine that takes longer.
    { name: 'dev', testDir: 'tests/dev', timeout: 90_000, expect: { timeout: 30_000 } },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker would answer before the tests' own routes do; the tests of the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  // The development server is started by its own tests, and needs no build.
  ...(!(chosen.length > 0 && chosen.every(name => name === 'dev')) && {
    webServer: {
      command: 'node --import tsx tests/preview.ts',
      url: `http://localhost:${port}`,
      env: { PORT: String(port) },
      reuseExistingServer: false,
    },
  }),
})
