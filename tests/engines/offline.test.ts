import { expect, it } from 'vitest'
import { redirects } from '#content/map/redirects.ts'
import shell from '#generated/texts/shell.json' with { type: 'json' }
import { everyPage } from '../e2e/every-page.ts'
import { inEachEngine, isShown, reportsOf, site, until, visit } from './check.ts'
import type { Session } from './session.ts'

const isThere = (path: string) => everyPage.some(page => page.path === path)
const [first = '/', second = '/', third = '/'] = ['/about', '/contact', '/press', '/privacy', '/terms'].filter(isThere)
const [alias = first, aliased = first] = redirects.find(([, path]) => /^\/[\w-]+$/.test(path)) ?? []
const forms = ['/contact', '/careers/apply', '/support', '/offline'].filter(isThere)
const reload = '.toast button:not(.icon-button)'

/** Waits until the worker answers and has saved these pages. */
async function isSaved(session: Session, ...paths: readonly string[]) {
  await until(session, () => navigator.serviceWorker.controller?.state === 'activated')
  const match = async (path: string) => Boolean(await caches.match(path, { ignoreSearch: true, ignoreVary: true }))
  for (const path of paths) await until(session, match, path)
}

/** Opens a page. Expects that it stays and reports nothing, except that pages are not saved. */
async function expectToStay(session: Session, path: string) {
  await visit(session, path)
  // The offline parts load when the browser is idle.
  const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-parts-'))
  await until(session, isLoaded)
  expect(await session.evaluate(() => document.querySelector('h1')?.textContent)).not.toBe(shell.failed.headline)
  expect((await reportsOf(session)).filter(report => !/Pages are not saved/.test(report))).toEqual([])
}

inEachEngine(lab => {
  it('without a server, pages open at any spelling of their address, also after unknown addresses', async () => {
    const session = await lab.session()
    const saved = [first, second, third, aliased, '/offline', '/404']
    site.saved = saved
    await visit(session, '/')
    await isSaved(session, ...saved)
    site.stop()
    const spelled = [
      [first, first],
      [`${second}/`, second],
      [alias, aliased],
      ['/a/b'],
      ['/new'],
      ['/c/d'],
      [third, third],
    ]
    for (const [address = '', path] of spelled) {
      await visit(session, address)
      expect(path ? [path] : [address, '/offline']).toContain(await session.evaluate(() => location.pathname))
      await isShown(session, 'h1')
    }
  })

  it('a visitor who goes on while the first pages are saved is offered no update', async () => {
    const session = await lab.reopen()
    await visit(session, first)
    await until(session, async () => {
      const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return Boolean(installing ?? active)
    })
    await visit(session, second)
    await isSaved(session)
    // An offer would come a moment after the installation.
    await session.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
    await isShown(session, '.toast', false)
  })

  it('"Reload" of an update reloads the page, even if the new worker never takes over', async () => {
    const session = await lab.reopen()
    await visit(session, first)
    await isSaved(session)
    site.worker = 'self.skipWaiting = () => new Promise(() => undefined);'
    await session.reload()
    await isShown(session, reload)
    await session.evaluate(() => void Object.assign(window, { isOld: true }))
    await session.click(reload)
    await until(session, () => !('isOld' in window))
  })

  it.runIf(lab.name === 'firefox')('pages with forms stay where site data is blocked', async () => {
    const session = await lab.reopen(true)
    for (const path of forms) await expectToStay(session, path)
  })
})
