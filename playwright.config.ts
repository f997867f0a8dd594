import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/browser.ts'

const port = Number(process.env.TEST_PORT ?? 4174)
const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  projects: [
    { name: 'site', testIgnore: 'rebuild/**' },
    // What takes builds of changed copies.
    { name: 'rebuild', testMatch: 'rebuild/**/*.spec.ts' },
    // The development server, over a copy.
    { name: 'dev', testDir: 'tests/dev' },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker would answer before the tests' own routes do; the tests of the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'npx vite preview',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})
