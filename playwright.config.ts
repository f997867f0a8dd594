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
  // Many times what a test takes, because the machine may be busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A test that passes the second time is reported as flaky, and is a bug all the same.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  projects: [
    // What a visitor does on one page of each view: `npm test` runs these alone.
    { name: 'visit', testMatch: 'visit/**/*.spec.ts' },
    { name: 'site', testDir: 'tests', testMatch: '**/e2e/**/*.spec.ts', testIgnore: '**/{visit,rebuild}/**' },
    // Tests that build changed copies of the project.
    { name: 'rebuild', testMatch: 'rebuild/**/*.spec.ts' },
    // Compares screenshots of pages with the accepted ones.
    { name: 'visual', testDir: 'tests/visual' },
    // The development server on a copy of the project.
    { name: 'dev', testDir: 'tests/dev' },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A service worker would respond before the routes of the tests; the tests of the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  // The tests of the development server start it themselves and need no build.
  ...(!(chosen.length > 0 && chosen.every(name => name === 'dev')) && {
    webServer: {
      command: 'node --import tsx tests/preview.ts',
      url: `http://localhost:${port}`,
      env: { PORT: String(port) },
      reuseExistingServer: false,
    },
  }),
})
