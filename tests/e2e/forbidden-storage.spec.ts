import type { Page } from '@playwright/test'
import { deliver, fillMessage, sendMessage, status } from './fill-forms.ts'
import { arrived } from './mock.ts'
import { expect, failedRequest, hydrated, isThere, test, visit } from './site.ts'
import { type Api, apis, takeAway, ways } from './take-away.ts'

const pages = ['/careers/apply', '/support', '/offline', '/'].filter(isThere)

const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)

const together: readonly (readonly Api[])[] = [
  ['localStorage', 'sessionStorage', 'cookie'],
  ['indexedDB'],
  ['caches', 'serviceWorker', 'storage'],
  ['BroadcastChannel', 'locks'],
]

for (const way of ways)
  for (const [at, gone] of (way === 'throws' ? apis.map(api => [api]) : together).entries())
    test(`pages work and messages arrive where ${gone.join(', ')} ${way}`, {
      tag: way === 'throws' ? [] : '@every-fault',
    }, async ({ page, context, reports }) => {
      reports.allow(failedRequest)
      for (const api of gone) await page.addInitScript(takeAway, [api, way] as const)
      const cannotKeep = gone.includes('indexedDB')
      await visit(page, '/contact')
      // The offline parts have loaded.
      await expect(page.locator('.connection-line')).toBeAttached()
      const email = `${at}.${ways.indexOf(way)}@forbidden.example`
      await fillMessage(page, email)
      await deliver(page)
      await context.setOffline(true)
      await fillMessage(page, email, 'It still does.')
      await sendMessage(page)
      await expect(status(page)).toContainText(cannotKeep ? 'could not' : 'is saved')
      const waiting = page.getByRole('heading', { name: 'Not sent yet' })
      await expect(waiting).toHaveCount(cannotKeep ? 0 : 1)
      await context.setOffline(false)
      await expect.poll(async () => (await arrived(page, email)).length).toBe(cannotKeep ? 1 : 2)
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

for (const text of ['null', '5', '"text"', '{"id":"a","values":null}', '{"id":"a","values":{"name":{}}}'])
  test(`pages work where another version stores and sends ${text}`, async ({ page }) => {
    await page.addInitScript(stored => {
      for (const key of ['places', 'draft:contact-form', 'sent:contact-form']) sessionStorage.setItem(key, stored)
      for (const key of ['draft:contact-form', 'recent-searches', 'slash-key']) localStorage.setItem(key, stored)
    }, text)
    await visit(page, '/contact')
    await expect(page.locator('#contact-form-name')).toHaveValue('')
    await fillMessage(page, 'stored@forbidden.example')
    await sendMessage(page)
    await page.evaluate(sent => new BroadcastChannel('site').postMessage(sent), JSON.parse(text))
    await expect(page.locator('#contact-form').getByRole('status')).toHaveText('Message sent successfully!')
  })

test('a waiting message of a form that is gone is listed with the rest', async ({ page, context }) => {
  test.skip(!isThere('/offline'))
  await visit(page, '/contact')
  await context.setOffline(true)
  await fillMessage(page, 'another-form@forbidden.example')
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await page.evaluate(async () => {
    const opened = indexedDB.open('outbox')
    await new Promise(resolve => opened.addEventListener('success', resolve))
    const entries = opened.result.transaction('entries', 'readwrite').objectStore('entries')
    const all = entries.getAll()
    await new Promise(resolve => all.addEventListener('success', resolve))
    for (const entry of all.result) entries.put({ ...entry, key: 'other', form: 'survey-form', refused: 'No survey.' })
    opened.result.close()
  })
  await context.setOffline(false)
  await follow(page, '/offline')
  await expect(page.getByRole('listitem').filter({ hasText: 'No survey.' })).toBeVisible()
})
