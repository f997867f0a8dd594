import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { companyFile } from './src/build/vite/company-file.ts'

const define = { __BUILD_YEAR__: '2026', __ICONS__: '"/assets/icons.svg"', __LOGOS__: '"/assets/logos.svg"' }

/** Returns the paths of tests. Throws if one does not exist, because a renamed test would be skipped silently. */
const onDatabases = (...names: readonly string[]) =>
  names.map(name => {
    const path = `tests/server/${name}.test.ts`
    if (!existsSync(path)) throw new Error(`vitest.config.ts: there is no ${path}`)
    return path
  })

const stored = ['conformance', 'inbox', 'inbox-terminal', 'inbox-export', 'migrations', 'mail', 'forms'] as const

/** On a machine that others use too, a test may be late once. Vitest reports the second attempt. */
const retry = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    // All cores: by default one stays unused, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react(), companyFile()],
        define,
        test: {
          name: 'unit',
          // Images and uploads are slow on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'mock-api/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/*.test.ts',
            'tests/specification/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/*.test.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server-heavy',
          include: ['tests/server/heavy/*.test.ts'],
          retry,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // They measure memory and kill servers, so they run one after another.
          fileParallelism: false,
        },
      },
      {
        // Runs the tests of the storage again on PostgreSQL.
        test: {
          name: 'postgres',
          include:
            process.env.SKIP_POSTGRES === '1'
              ? []
              : onDatabases(...stored, 'unresponsive-database', 'heavy/exactly-once'),
          globalSetup: ['tests/server/postgres-setup.ts'],
          retry,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      // Real web servers that serve `dist/`.
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.test.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts', 'tests/specification/build/*.test.ts'],
          testTimeout: 400_000,
          hookTimeout: 120_000,
        },
      },
      // The built site in Chromium, Firefox and WebKit.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/engines/engines.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      // Tests that build changed copies of the project: several minutes each on a busy machine.
      {
        test: {
          name: 'rebuild',
          include: ['tests/rebuild/*.test.ts'],
          retry,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
})
