/** A site whose pages have the least content that their schemas allow. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeLeast } from '../../rebuild/bounds.ts'
import { buildIn, copyOfProject } from '../../rebuild/project.ts'
import { faultsOf } from '../axe.ts'
import { layoutFaults } from '../layout-faults.ts'
import { createWeather } from '../offline/weather.ts'
import { expect, failedRequest, hydrated, test } from '../site.ts'

// A slide that arrives is cut off at its side.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'default', timeout: 1_800_000 })

test('pages with the least that their views may show look right, narrow and wide', async ({ page, reports }) => {
  // The 404 page is served with status 404.
  reports.allow(failedRequest)
  const folder = copyOfProject()
  let host: Awaited<ReturnType<typeof createWeather>> | undefined
  try {
    const addresses = makeLeast(folder)
    const { status, stdout } = buildIn(folder)
    expect(status, stdout).toBe(0)
    host = await createWeather(join(folder, 'dist'))
    const found: string[] = []
    for (const address of addresses) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${host.url}${address}`)
      await hydrated(page)
      found.push(...(await layoutFaults(page)).map(fault => `${address} at 390 px: ${fault}`))
      found.push(...(await faultsOf(page, 'all', 'main')).map(fault => `${address}: ${fault}`))
      await page.setViewportSize({ width: 1280, height: 844 })
      found.push(...(await layoutFaults(page)).map(fault => `${address} at 1280 px: ${fault}`))
    }
    expect(found).toEqual([])
  } finally {
    await host?.close()
    rmSync(folder, { recursive: true })
  }
})
