/**
 * `npm run bench`: measures the built site on a slow phone. Prints each figure beside its floor, the same page without
 * scripts, and then the missed aims. `--clicks` measures the first clicks of first visits instead. `--runs 5` takes the
 * median of more runs, `--pages home,blog` measures only some pages. Needs `dist/`; Lighthouse's figures need
 * `npm install --no-save lighthouse@12`.
 */
import { parseArgs } from 'node:util'
import { missedAims } from './aims.ts'
import { firstClicks } from './first-clicks.ts'
import { startLighthouse } from './lighthouse.ts'
import { type Figures, measure, medians } from './measure.ts'
import { serve } from './server.ts'
import { table } from './table.ts'
import { launch } from './visit.ts'

const paths: Record<string, string> = {
  home: '/',
  service: '/services/web-development',
  blog: '/blog',
  ranking: '/best-software-companies-in-bangladesh',
  'careers form': '/careers/apply',
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: Object.keys(paths).join() },
    clicks: { type: 'boolean' },
  },
})
const runs = Number(values.runs)
const pages = values.pages.split(',')
if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: expected a number from 1`)
for (const page of pages) if (!paths[page]) throw new Error(`--pages ${page}: choose of ${Object.keys(paths).join()}`)

const browser = await launch()

const verdict = (missed: readonly string[]) =>
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery aim is met.')

if (values.clicks) {
  const clicks = { rows: [] as string[][], missed: [] as string[] }
  for (const page of pages) {
    const { rows, missed } = await firstClicks(browser, paths[page] ?? '/', runs)
    clicks.rows.push(...rows)
    clicks.missed.push(...missed)
  }
  console.log(
    `\nFirst click of a first visit, after its load; median of ${runs}\n\n${table(['page', 'after', 'next page', 'ms / without scripts', 'ratio'], clicks.rows)}`,
  )
  verdict(clicks.missed)
  await browser.close()
  process.exit()
}

const [site, floor] = [await serve({ floor: false }), await serve({ floor: true })]

const lighthouse = await startLighthouse()
const results: Record<string, { site: Figures; floor: Figures }> = {}
for (const page of pages) {
  const path = paths[page] ?? '/'
  const [found, bare]: [Figures[], Figures[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    found.push(await measure(browser, site.origin + path))
    bare.push(await measure(browser, floor.origin + path))
  }
  results[page] = {
    site: { ...medians(found), ...(await lighthouse?.audit(site, path, runs)) },
    floor: { ...medians(bare), ...(await lighthouse?.audit(floor, path, runs)) },
  }
  console.log(`measured ${page}`)
}
await lighthouse?.close()
await browser.close()
site.close()
floor.close()

const shown = (value: number | null | undefined) =>
  value === null || value === undefined ? '-' : value >= 1 ? String(Math.round(value)) : String(+value.toFixed(3))
const names = Object.keys(Object.values(results)[0]?.site ?? {})
const lines = names.map(name => [
  name,
  ...pages.map(page => `${shown(results[page]?.site[name])} / ${shown(results[page]?.floor[name])}`),
])
console.log(`\nPage / the same page without scripts; median of ${runs}\n\n${table(['figure', ...pages], lines)}`)
if (!lighthouse) console.log('\nLighthouse is not installed: `npm install --no-save lighthouse@12` adds its figures.')

verdict(Object.entries(results).flatMap(([page, { site: own, floor: bare }]) => missedAims(page, own, bare)))
