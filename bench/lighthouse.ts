import { type Figures, medians } from './measure.ts'
import type { Served } from './server.ts'
import { launch } from './visit.ts'

const port = 9333

/** The figures of Lighthouse, with the names that the bench gives them. */
const metrics = {
  'first-contentful-paint': 'first paint in Lighthouse, ms',
  'largest-contentful-paint': 'largest paint in Lighthouse, ms',
  'total-blocking-time': 'total blocking in Lighthouse, ms',
  'cumulative-layout-shift': 'layout shift in Lighthouse',
} as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** The part of Lighthouse that is used. */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>

/** Imports Lighthouse if it is installed; it is not a dependency. */
async function findLighthouse(): Promise<Lighthouse | undefined> {
  const name = 'lighthouse'
  try {
    return ((await import(name)) as { default: Lighthouse }).default
  } catch {
    return undefined
  }
}

const figuresOf = ({ categories, audits }: Report): Figures => ({
  ...Object.fromEntries(Object.entries(metrics).map(([id, name]) => [name, audits[id]?.numericValue ?? null])),
  ...Object.fromEntries(
    Object.values(categories).map(({ title, score }) => [`Lighthouse: ${title}`, score === null ? null : score * 100]),
  ),
})

/**
 * Starts a separate browser, which Lighthouse controls by its port. Returns functions that audit a page (mobile, scores from
 * 0 to 100) and close the browser; undefined if Lighthouse is not installed.
 */
export async function startLighthouse() {
  const lighthouse = await findLighthouse()
  if (!lighthouse) return undefined
  const browser = await launch(`--remote-debugging-port=${port}`)
  return {
    async audit(server: Served, path: string, runs: number): Promise<Figures> {
      const all: Figures[] = []
      for (let run = 0; run < runs; run += 1) {
        // Reused connections of an earlier audit change the model's paints by half a round trip.
        server.disconnect()
        const result = await lighthouse(server.origin + path, { port, output: 'json', logLevel: 'error' })
        if (result) all.push(figuresOf(result.lhr))
      }
      return medians(all)
    },
    close: () => browser.close(),
  }
}
