/** `npm run screenshots`: takes the README's pictures anew from the last build. */
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { serve } from '../bench/server.ts'
import { browserArguments, findBrowser } from '../tests/browser.ts'

/** Each picture: its file, and the page and the window in pixels that it shows. */
export const pictures = [{ file: 'docs/home.png', path: '/', width: 1280, height: 860 }] as const

async function takeAll() {
  const executablePath = findBrowser()
  const site = await serve({ floor: false })
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  for (const { file, path, width, height } of pictures) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    // The cloth of the drawings needs three times the bytes in true colour.
    await sharp(await page.screenshot())
      .png({ palette: true })
      .toFile(file)
    console.log(`${file}: ${path} in ${width} x ${height}`)
  }
  await browser.close()
  site.close()
}

if (process.argv[1]?.endsWith('screenshots.ts')) await takeAll()
