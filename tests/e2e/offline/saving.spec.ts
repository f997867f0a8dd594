import { controlled, expect, goOnSaving, isLate, savedKeys, savedWhole, test, topPages } from './device.ts'

test('the offline page announces the start and the end of saving, and nothing between', async ({ page, weather }) => {
  weather.lists = topPages
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(records => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('main [role=status]')
        if (region?.textContent && region.textContent !== said.at(-1)) said.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(`${weather.url}/offline`)
  const said = () => page.evaluate(() => ('said' in window ? window.said : []))
  await expect
    .poll(said, { timeout: 120_000 })
    .toEqual([
      'Saving the pages of this site has begun.',
      expect.stringMatching(/^Saving has ended: (\d+) of \1 pages are saved\.$/),
    ])
})

test('saving pauses while the visitor waits for a page', async ({ page, weather }) => {
  weather.fault = path => (isLate(path) ? 'cut' : undefined)
  await page.goto(weather.url)
  await controlled(page)
  await page.waitForLoadState('networkidle')
  const wanted = '/no/such/page'
  weather.fault = path => (path === wanted ? 'never' : undefined)
  const visitor = await page.context().newPage()
  visitor.goto(weather.url + wanted).catch(() => undefined)
  await expect.poll(() => weather.requests).toContain(wanted)
  // A file that was already requested may still be written to the cache.
  let before: string[] = []
  await expect(async () => {
    const last = before
    before = await savedKeys(page)
    expect(before).toEqual(last)
  }).toPass({ intervals: [500] })
  weather.requests.length = 0
  await goOnSaving(page)
  await expect.poll(() => weather.requests).toContain('/offline.json')
  // Enough time to save about a hundred files.
  for (let turn = 0; turn < 60; turn += 1) await page.request.get(`${weather.url}/robots.txt`)
  const others = weather.requests.filter(path => !['/offline.json', '/robots.txt', '/service-worker.js'].includes(path))
  expect(others).toEqual([])
  expect(await savedKeys(page)).toEqual(before)
  weather.down(undefined)
  await visitor.close()
  await savedWhole(page, weather)
})
