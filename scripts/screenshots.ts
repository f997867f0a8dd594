/**
 * `npm run screenshots`: takes the screenshots of the README and of the install dialog from the last build, and writes a contact sheet of each kind of page
 * to `contact-sheets/`. `--accept` writes only the sheets that `npm run test:all -- visual` compares with.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { installScreenshots } from '#build/install/web-manifest.ts'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { acceptedFile, compared, kinds, nameOf, rendererFile } from '../tests/visual/compared.ts'
import { contactSheet, rendererOf } from '../tests/visual/contact-sheet.ts'

/** The screenshots: file, path of the page, and viewport in pixels. */
export const pictures = [
  { file: 'docs/home.png', path: '/', width: 1280, height: 860 },
  ...installScreenshots.map(({ path, width, height }) => ({ file: `public/${path}`, path: '/', width, height })),
]

async function takePictures(browser: Browser, origin: string) {
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  for (const { file, path, width, height } of pictures) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    // In true colour, the texture of the drawings needs three times the bytes.
    await sharp(await page.screenshot())
      .png({ palette: true })
      .toFile(file)
    console.log(`${file}: ${path} in ${width} x ${height}`)
  }
  await context.close()
}

async function takeSheets(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  fileFor: (path: string) => string,
) {
  for (const path of paths) {
    writeFileSync(fileFor(path), await contactSheet(browser, `${origin}${path}`))
    console.log(`${fileFor(path)}: ${path}`)
  }
}

async function takeAll() {
  const site = await preview({ preview: { port: 0 } })
  const origin = site.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (!origin) throw new Error('screenshots: the preview of the build has no address')
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
  if (process.argv.includes('--accept')) {
    mkdirSync('tests/visual/accepted', { recursive: true })
    await takeSheets(browser, origin, compared, acceptedFile)
    writeFileSync(rendererFile, await rendererOf(browser))
  } else {
    for (const folder of ['contact-sheets', 'public/screenshots']) mkdirSync(folder, { recursive: true })
    await takePictures(browser, origin)
    await takeSheets(browser, origin, kinds, path => `contact-sheets/${nameOf(path)}.webp`)
  }
  await browser.close()
  await site.close()
}

if (process.argv[1]?.endsWith('screenshots.ts')) await takeAll()
