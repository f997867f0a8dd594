/**
 * Bundles the site, renders every page, adds the other files, and then replaces `dist/`.
 * A failure names its route. It leaves the last good `dist/` unchanged and removes the unfinished output.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { completeSite } from './complete-site.ts'
import { founderFile } from './content/map.ts'
import { writeFiles } from './emit/files.ts'
import { apiBase } from './env/api-base.ts'
import { hostFiles } from './hosting/index.ts'
import { nextOf, removeNext, replaceOutputs } from './outputs.ts'
import { prerender } from './prerender/index.ts'
import { reasonOf } from './reason.ts'
import { bundleServer } from './server-bundle.ts'

const next = nextOf('dist')
const began = performance.now()
const problems: string[] = []
let route = ''

/** Returns a page with the file of its words, or the build. */
function placeOf(page: string) {
  if (!page) return 'build'
  const files = ['yaml', 'md'].map(ending => `data/pages${page === '/' ? '/index' : page}.${ending}`)
  const file = page.startsWith('/careers/') ? 'data/jobs.json' : undefined
  return `${page} (${files.find(name => existsSync(name)) ?? file ?? founderFile})`
}

/** Records a fault of the page that is being rendered, or of the build. */
const fault = (text: string, page = route) => {
  problems.push(`${placeOf(page)}: ${text.split('\n')[0]}`)
}

/** Reports everything that `console.error` prints during rendering, such as React's checks, as a fault of the page. */
function collectErrors() {
  const print = console.error
  console.error = (format: unknown, ...rest: unknown[]) => {
    fault([format, ...rest].map(String).join(' '))
    print(format, ...rest)
  }
}

collectErrors()
await removeNext()
try {
  await prerender({
    folder: next,
    onPage: path => {
      route = path
    },
    onFault: fault,
    complete: async () => {
      if (problems.length === 0) await completeSite(next)
    },
  })
  if (problems.length === 0) {
    await bundleServer(nextOf('dist-server'))
    const html = await readFile(`${next}/index.html`, 'utf8')
    await writeFiles(nextOf('dist-hosts'), hostFiles(await readdir(next, { recursive: true }), apiBase, html))
    await replaceOutputs()
  }
} catch (error) {
  problems.push(`${placeOf(route)}: ${reasonOf(error)}`)
}
if (problems.length > 0) {
  await removeNext()
  console.log(`\nThe build failed:\n${[...new Set(problems)].map(problem => `  ${problem}`).join('\n')}`)
  process.exit(1)
}
console.log(`[build] dist/ is ready after ${((performance.now() - began) / 1000).toFixed(1)} s`)
process.exit(0)
