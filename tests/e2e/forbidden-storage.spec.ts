import type { Page } from '@playwright/test'
import { fillMessage, sendMessage } from './fill-forms.ts'
import { arrived } from './mock.ts'
import { expect, failedRequest, hydrated, isThere, test, visit } from './site.ts'

const apis = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'locks',
  'storage',
  'serviceWorker',
  'cookie',
] as const

type Api = (typeof apis)[number]

/** How a browser that forbids an API lets pages know. */
const ways = ['is missing', 'throws', 'fails when it is called'] as const

/** Takes one API away from every document of a page. */
const takeAway = (page: Page, api: Api, way: (typeof ways)[number]) =>
  page.addInitScript(
    ([name, how]) => {
      const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
      const owner = [document, navigator, window].find(one => name in one) ?? window
      if (how === 'throws') {
        Object.defineProperty(owner, name, {
          get() {
            throw refusal()
          },
        })
        return
      }
      const own = Object.hasOwn(owner, name) ? owner : Object.getPrototypeOf(owner)
      if (how === 'is missing') {
        Reflect.deleteProperty(name === 'cookie' ? Document.prototype : own, name)
        return
      }
      const value = Reflect.get(owner, name)
      const prototype = typeof value === 'function' ? value.prototype : Object.getPrototypeOf(Object(value))
      const rejects = ['caches', 'locks', 'storage', 'serviceWorker'].includes(name)
      for (const [key, { value: method, get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        const call = () => {
          if (rejects) return Promise.reject(refusal())
          throw refusal()
        }
        if (key === 'ready' && get) Object.defineProperty(prototype, key, { get: call })
        if (key !== 'constructor' && typeof method === 'function')
          Object.defineProperty(prototype, key, { value: call })
      }
    },
    [api, way] as const,
  )

const pages = ['/careers/apply', '/support', '/offline', '/'].filter(isThere)

/** Follows a link inside the app. */
const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)

for (const way of ways)
  for (const api of apis.filter(one => way !== 'fails when it is called' || one !== 'cookie'))
    test(`pages work and messages arrive where ${api} ${way}`, {
      tag: way === 'throws' ? [] : '@every-fault',
    }, async ({ page, context, reports }) => {
      test.slow()
      reports.allow(failedRequest)
      await takeAway(page, api, way)
      await visit(page, '/contact')
      // The offline parts have loaded.
      await expect(page.locator('.connection-line')).toBeAttached()
      const email = `${api}.${ways.indexOf(way)}@forbidden.example`
      const status = page.locator('#contact-form').getByRole('status')
      await fillMessage(page, email)
      await sendMessage(page)
      await expect(status).toHaveText('Message sent successfully!')
      await context.setOffline(true)
      await fillMessage(page, email, 'It still does.')
      await sendMessage(page)
      await expect(status).toContainText(api === 'indexedDB' ? 'could not' : 'is saved')
      const waiting = page.getByRole('heading', { name: 'Not sent yet' })
      await expect(waiting).toHaveCount(api === 'indexedDB' ? 0 : 1)
      await context.setOffline(false)
      await expect.poll(async () => (await arrived(page, email)).length).toBe(api === 'indexedDB' ? 1 : 2)
      await expect(waiting).toHaveCount(0)

      for (const path of pages) {
        await follow(page, path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open')
      }
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open')
    })
