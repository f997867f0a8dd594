/** Contact sheets: a page at two widths in both themes, scaled down, beside each other. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../browser.ts'

const widths = [390, 1280]

/** One pixel of a sheet represents 16 pixels of the page. */
const scale = 1 / 4

const gap = 8

const fontFile = (weight: number) =>
  readFileSync(`node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff2`, 'base64')

/** Replaces the system font, so that text is the same on every machine. Pictures with text keep the system font. */
const fixedFont = `${[400, 700].map(weight => `@font-face{font-family:Fixed;font-weight:${weight};src:url(data:font/woff2;base64,${fontFile(weight)})}`).join('')}body,button,input,select,textarea{font-family:Fixed!important}`

async function picture(browser: Browser, address: string, width: number, colorScheme: 'light' | 'dark', css: string) {
  const context = await browser.newContext({
    bypassCSP: true,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: fixedFont + css })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return png
}

/** Returns the contact sheet of a page as WebP. `css` is added to the page. */
export async function contactSheet(browser: Browser, address: string, css = ''): Promise<Buffer> {
  const pictures = []
  for (const width of widths)
    for (const theme of ['light', 'dark'] as const)
      pictures.push(
        await sharp(await picture(browser, address, width, theme, css))
          .resize({ width: Math.round(width * scale) })
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true }),
      )
  const height = Math.max(...pictures.map(({ info }) => info.height))
  let left = -gap
  const layers = pictures.map(({ data, info }) => {
    const layer = {
      input: data,
      raw: { width: info.width, height: info.height, channels: 4 as const },
      left: left + gap,
      top: 0,
    }
    left = layer.left + info.width
    return layer
  })
  return sharp({ create: { width: left, height, channels: 3, background: '#777' } })
    .composite(layers)
    .webp({ quality: 75 })
    .toBuffer()
}

const letters = encodeURIComponent(
  '<p style="font:17px system-ui">Returns 284 kB</p><p style="font:14px sans-serif">Returns 284 kB</p>',
)

/** Returns the renderer: Chromium, its version, and a hash of its fonts. Sheets of another renderer differ everywhere. */
export async function rendererOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 400, height: 100 } })
  await page.goto(`data:text/html,${letters}`)
  const hash = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16)
  await page.close()
  return `${basename(findBrowser() ?? 'Chromium')} ${browser.version()}, fonts ${hash}\n`
}
