import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { acceptedFile, compared, nameOf, rendererFile } from './compared.ts'
import { contactSheet, rendererOf } from './contact-sheet.ts'

/** The number of pixels of a sheet that may differ: a moved button changes more, the edges of letters fewer. */
const tolerated = 60

const folder = 'test-results/visual'

const rawPixels = (sheet: string | Buffer) => sharp(sheet).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** Two pixels differ where a channel differs by more than this, of 255. */
const visible = 25

/** Returns the number of pixels that differ; all if the sizes differ. Both are compressed files, with the same losses. */
async function difference(sheet: Buffer, other: string | Buffer): Promise<number> {
  const [now, before] = await Promise.all([rawPixels(sheet), rawPixels(other)])
  const { width, height } = now.info
  if (width !== before.info.width || height !== before.info.height) return width * height
  const differing = new Set<number>()
  for (const [at, value] of now.data.entries())
    if (Math.abs(value - (before.data[at] ?? 0)) > visible) differing.add(at >> 2)
  return differing.size
}

test.setTimeout(120_000)

for (const path of compared)
  test(`${path} looks as it was accepted`, async ({ browser, baseURL }) => {
    test.skip(!existsSync(rendererFile), 'nothing has been accepted yet: npm run screenshots -- --accept')
    const renderer = await rendererOf(browser)
    const before = readFileSync(rendererFile, 'utf8')
    test.skip(renderer !== before, `accepted with ${before.trim()}, which ${renderer.trim()} cannot be compared with`)
    const now = await contactSheet(browser, `${baseURL}${path}`)
    const count = await difference(now, acceptedFile(path))
    if (count > tolerated) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/${nameOf(path)}.webp`, now)
    }
    const advice = `${folder}/${nameOf(path)}.webp is how it looks now, ${acceptedFile(path)} how it was accepted; \`npm run screenshots -- --accept\` accepts what the last build looks like`
    expect(count, advice).toBeLessThanOrEqual(tolerated)
  })
