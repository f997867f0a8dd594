import { chromium } from '@playwright/test'
import { browserArguments } from '../tests/browser.ts'
import { type Figures, medians } from './measure.ts'

const port = 9333

/** The part of Lighthouse that is used. */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: { categories: Record<string, { title: string; score: number | null }> } } | undefined>

/** Lighthouse when it is installed beside the project; it is no dependency. */
async function findLighthouse(): Promise<Lighthouse | undefined> {
  const name = 'lighthouse'
  try {
    return ((await import(name)) as { default: Lighthouse }).default
  } catch {
    return undefined
  }
}

/** The four scores of each address (mobile, 0 to 100, median), by address; nothing when Lighthouse is not installed. */
export async function scores(urls: readonly string[], runs: number, executablePath: string | undefined) {
  const lighthouse = await findLighthouse()
  if (!lighthouse) return undefined
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  const found = new Map<string, Figures>()
  for (const url of urls) {
    const all: Figures[] = []
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
      const categories = Object.values(result?.lhr.categories ?? {})
      all.push(Object.fromEntries(categories.map(({ title, score }) => [title, score === null ? null : score * 100])))
    }
    found.set(url, medians(all))
  }
  await browser.close()
  return found
}
