import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../browser.ts'
import { startServer } from '../server/process.ts'
import { createAsk } from './ask.ts'
import { canCertify } from './certify.ts'
import { checkHost, type Options, textOf } from './checker.ts'
import { isInstalled } from './program.ts'
import { apache, apacheByOthers } from './programs/apache.ts'
import { caddy } from './programs/caddy.ts'
import { nginx } from './programs/nginx.ts'
import { readSite } from './site.ts'
import { type RunningHost, startHost } from './start.ts'
import { readAfterwards } from './visit.ts'

const site = readSite()
/** Starts the project's own server as `npm run serve` does; it trusts a proxy on this machine. */
async function startOwnServer() {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'))
  const { origin, kill } = await startServer({
    env: { DATABASE_URL: `file:${join(folder, 'post.db')}`, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' },
  })
  return {
    origin,
    stop: async () => {
      await kill('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}

let own: Awaited<ReturnType<typeof startOwnServer>>
beforeAll(async () => {
  own = await startOwnServer()
})
afterAll(() => own.stop())

const browser = findBrowser()
if (!browser) console.log('[hosts] No Chromium here: nobody visits the hosts and reads them when they are gone.')

/** Pages that are opened for the first time after a host has stopped: the first, a middle and the last page. */
const otherPages = site.pages.filter(path => path !== '/')
const unvisited = [0, 0.5, 1].flatMap(part => otherPages[Math.round(part * (otherPages.length - 1))] ?? [])

/** Expects a report without faults. Logs the number of requests. */
async function passes(name: string, options: Options) {
  const began = performance.now()
  const report = await checkHost(site, options)
  console.log(`[hosts] ${name}: ${report.asked} requests in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  expect(textOf(report)).toBe('')
  expect(report.asked).toBeGreaterThan(1000)
}

it('the project’s own server', () => passes('own server', { origin: own.origin, api: 'server' }))

it.skipIf(!canCertify() || !isInstalled(apacheByOthers))('Apache where only .htaccess counts', async () => {
  const running = await startHost(apacheByOthers)
  try {
    await passes(apacheByOthers.name, { ...running, api: 'files' })
  } finally {
    await running.stop()
  }
})

describe.each([nginx, caddy, apache].filter(program => canCertify() && isInstalled(program)))(
  '$name, configured as the build says',
  program => {
    const during = async (server: string | undefined, run: (running: RunningHost) => Promise<void>) => {
      const running = await startHost(program, server === undefined ? {} : { server })
      try {
        await run(running)
      } finally {
        await running.stop()
      }
    }

    it('serves the files', () => during(undefined, running => passes(program.name, { ...running, api: 'files' })))

    it.skipIf(!browser)('has visitors who read all of it when the host is gone', () =>
      during(undefined, running => readAfterwards(running, browser ?? '', unvisited)),
    )

    // Caddy needs no challenge folder.
    it.skipIf(program === caddy)('lets its certificate be renewed as the first was asked for', () =>
      during(undefined, async target => {
        const { ask, close } = createAsk(target)
        const { body } = await ask({ path: '/.well-known/acme-challenge/first' }, { plain: true })
        close()
        expect(body.toString()).toBe('challenge')
      }),
    )

    it('serves the files and passes the API on', () =>
      during(own.origin, running => passes(`${program.name} with the server`, { ...running, api: 'server' })))
  },
)
