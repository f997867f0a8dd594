/**
 * `npm run build`: bundles, renders every page, completes the output, and only then puts it in place of `dist/`.
 * Any failure names its route, and leaves the `dist/` of the last good build alone and no half-written one behind.
 */
import './prerender/react-mode.ts'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readData } from '#api/data-folder.ts'
import { apiBase } from './api-base.ts'
import { writeFiles } from './emit.ts'
import { hostFiles } from './hosting/index.ts'
import { completeSite } from './index.ts'
import type { RenderedPage } from './prerender/entry.tsx'
import type { BuildManifest } from './prerender/modules.ts'
import { finishPage } from './prerender/page.ts'
import { pathsToPrerender } from './prerender/paths.ts'
import { keepRenderedPages } from './prerender/render.ts'
import { bundleServer } from './server-bundle.ts'

const next = 'dist.next'
const began = performance.now()
const problems: string[] = []
let route = ''

const say = (text: string) => console.log(`[build] ${text}`)

/** Whatever is printed as an error while a page renders is a fault of the page; React's own checks print so too. */
function collectErrors() {
  const print = console.error
  console.error = (format: unknown, ...rest: unknown[]) => {
    problems.push(`${route || 'before the first page'}: ${[format, ...rest].map(String).join(' ').split('\n')[0]}`)
    print(format, ...rest)
  }
  process.on('unhandledRejection', reason => {
    // The prerenderer goes on while it rejects: its own message knows the page, which comes coloured.
    const text = stripVTControlCharacters(reason instanceof Error ? reason.message : String(reason))
    const page = /Error on page: (\S+)\n(.*)/.exec(text)
    problems.push(page ? `${page[1]}: ${page[2]}` : `${route || 'build'}: ${text.split('\n')[0]}`)
  })
}

async function prerender() {
  process.env.MODE = 'production'
  const paths = pathsToPrerender()
  keepRenderedPages()
  const { build } = await import('vite-react-ssg/node')
  let manifest: BuildManifest | undefined
  let done = 0
  await build(
    {
      entry: 'src/build/prerender/entry.tsx',
      includedRoutes: () => paths,
      dirStyle: 'flat',
      // Rendering is one thread's work in any case: one page at a time, so that an error knows its page.
      concurrency: 1,
      beastiesOptions: false,
      onBeforePageRender: path => {
        route = path
        return undefined
      },
      onPageRendered: async (_, html, context) => {
        manifest ??= JSON.parse(await readFile(join(next, '.vite/manifest.json'), 'utf8')) as BuildManifest
        done += 1
        if (done % 20 === 0 || done === paths.length) say(`rendered ${done} of ${paths.length} pages`)
        if (!('page' in context)) throw new Error('the prerenderer rendered something else')
        return finishPage(html, context.page as RenderedPage, manifest)
      },
      // In here, not after it: 15 s after its own end the prerenderer ends the process, with status 0 and no dist/.
      onFinished: async () => {
        route = ''
        // A failed page rejects after the prerenderer has gone on: give it its turn.
        await new Promise(resolve => setImmediate(resolve))
        if (problems.length === 0) await completeSite(next)
      },
    },
    { logLevel: 'warn', build: { outDir: next, emptyOutDir: true } },
  )
}

collectErrors()
await rm(next, { recursive: true, force: true })
try {
  // Before anything else: what is wrong in these files shows up everywhere, and nowhere by its name.
  readData('data')
  await prerender()
  if (problems.length === 0) {
    await bundleServer('dist-server')
    await rm('dist-hosts', { recursive: true, force: true })
    await writeFiles('dist-hosts', hostFiles(await readdir(next, { recursive: true }), apiBase))
  }
} catch (error) {
  problems.push(`${route || 'build'}: ${error instanceof Error ? error.message : String(error)}`)
}
await rm('.vite-react-ssg-temp', { recursive: true, force: true })
if (problems.length > 0) {
  await rm(next, { recursive: true, force: true })
  console.log(`\nThe build failed:\n${[...new Set(problems)].map(problem => `  ${problem}`).join('\n')}`)
  process.exit(1)
}
await rm('dist', { recursive: true, force: true })
await rename(next, 'dist')
say(`dist/ is ready after ${((performance.now() - began) / 1000).toFixed(1)} s`)
process.exit(0)
