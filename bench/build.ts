/**
 * `npm run bench -- build`: what a build costs with 100, 500 and 2,000 more pages than the site has, social images apart.
 * `--kind jobs` adds jobs instead of posts; `--pages 100,500` chooses the numbers.
 *
 * Posts are the honest measure: each has a body of its own, as a written page has. Jobs are entries of one list, so that a page costs less, but the list on the careers page grows with them and no such page exists.
 */
import { parseArgs } from 'node:util'
import { generators } from './generated-pages.ts'
import { type Build, measuredBuild } from './measured-build.ts'
import { table } from './table.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'posts' },
    pages: { type: 'string', default: '100,500,2000' },
  },
})

const generate = Object.entries(generators).find(([kind]) => kind === values.kind)?.[1]
if (!generate) throw new Error(`--kind ${values.kind}: choose ${Object.keys(generators).join(' or ')}`)
const counts = values.pages.split(',').map(Number)
if (!counts.every(count => Number.isInteger(count) && count > 0))
  throw new Error(`--pages ${values.pages}: expected numbers above 0 with commas between, such as 100,500`)

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** One line of the table; `site` is the build without more pages. */
const line = (count: number, build: Build, site: Build) => [
  `+ ${count} ${values.kind}`,
  seconds(build.total),
  seconds(build.processor),
  count === 0 ? '-' : `${((build.total - site.total) / count).toFixed(1)} ms`,
  count === 0 ? '-' : `${((build.processor - site.processor) / count).toFixed(1)} ms`,
  `${Math.round(build.memory)} MB`,
]

const site = measuredBuild(generate, 0)
const lines = [line(0, site, site)]
for (const count of counts) {
  console.log(`building with ${count} more pages ...`)
  lines.push(line(count, measuredBuild(generate, count), site))
}
const heads = ['pages', 'total', 'processor', 'total a page', 'processor a page', 'peak memory']
console.log(`\n${table(heads, lines)}`)
