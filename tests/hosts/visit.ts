import { chromium, type Page } from '@playwright/test'
import { expect } from 'vitest'
import { allEntries, type OfflineList } from '#offline/list.ts'
import { browserArguments } from '../browser.ts'
import { host, type RunningHost } from './start.ts'

/** Waits until the worker is active and has saved all files of the host's list. */
async function savedWhole(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const list = await page.evaluate(async () => (await (await fetch('/offline.json')).json()) as OfflineList)
  const keys = allEntries(list).map(({ key }) => key)
  await expect
    .poll(
      async () => {
        const urls = await page.evaluate(async () => (await (await caches.open('saved')).keys()).map(({ url }) => url))
        const saved = new Set(urls.map(url => url.slice(`https://${host}`.length)))
        return keys.filter(key => !saved.has(key))
      },
      { message: 'what is not saved', timeout: 40_000 },
    )
    .toEqual([])
}

/** Visits a host once, stops it, and opens `unvisited` pages and one that does not exist in the same browser. */
export async function readAfterwards(
  { origin, local, stop }: RunningHost,
  executablePath: string,
  unvisited: readonly string[],
) {
  const began = performance.now()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...browserArguments,
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${local?.https}`,
    ],
  })
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    await savedWhole(page)
    await stop()
    const missing = '/no/such/page'
    for (const path of [...unvisited, missing]) {
      const answer = await page.goto(origin + path)
      expect([path, answer?.status()]).toEqual([path, path === missing ? 404 : 200])
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(page.url()).toBe(origin + path)
    }
  } finally {
    await browser.close()
  }
  console.log(`[hosts] read without its host after ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
