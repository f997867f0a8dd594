/** Renders every page by vite-react-ssg. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { reasonOf } from '#build/reason.ts'
import type { PrerenderedPage } from './build-parts.ts'
import { type BuildManifest, type BuiltScripts, bootFile, finishPage } from './page.ts'
import { pathsToPrerender } from './paths.ts'

interface Run {
  /** The output folder. Its contents are removed. */
  readonly folder: string
  /** Called for each page before it is rendered, and with `''` after the last. */
  readonly onPage: (path: string) => void
  /** Called for errors outside of the rendering promise, with the page if it is known. */
  readonly onFault: (text: string, page?: string) => void
  /** Called when every page is in the folder. */
  readonly complete: () => Promise<void>
}

/**
 * Reports failed pages. Their rejection cannot be caught, and the prerenderer continues: its message names the page, and the
 * error is on the next line.
 */
function hearFaults(onFault: Run['onFault']) {
  process.on('unhandledRejection', reason => {
    const [, page, text] = /Error on page: (\S+)\s+(.*)/.exec(stripVTControlCharacters(String(reason))) ?? []
    onFault(text ?? reasonOf(reason), page)
  })
}

/** Rejects as `work` does, with a message that has the causes too: the prerenderer passes on nothing else. */
async function withCauses<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Error(reasonOf(error))
  }
}

/** Reads what the bundler wrote into the folder. Removes the script that becomes part of every page. */
async function takeScripts(folder: string, html: string): Promise<BuiltScripts> {
  const file = join(folder, bootFile(html))
  const boot = (await readFile(file, 'utf8')).trim()
  await rm(file)
  return { manifest: JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest, boot }
}

/** Removes the files of the prerenderer that no visitor needs. */
async function removeLeftovers(folder: string) {
  const leftovers = (await readdir(folder)).filter(name => name.startsWith('static-loader-data') || name === '.vite')
  await Promise.all(leftovers.map(name => rm(join(folder, name), { recursive: true })))
}

/** Bundles the site and writes every page. Rejects when the bundler fails; a page that fails is passed to `onFault`. */
export async function prerender({ folder, onPage, onFault, complete }: Run) {
  process.env.MODE = 'production'
  const paths = pathsToPrerender()
  hearFaults(onFault)
  const { build } = await import('vite-react-ssg/node')
  let scripts: BuiltScripts | undefined
  let done = 0
  await build(
    {
      entry: 'src/main.tsx',
      includedRoutes: () => paths,
      dirStyle: 'flat',
      // Rendering uses one thread anyway. One page at a time, so that the page of an error is known.
      concurrency: 1,
      beastiesOptions: false,
      onBeforePageRender: path => {
        onPage(path)
        return undefined
      },
      onPageRendered: async (path, html, context) => {
        scripts ??= await takeScripts(folder, html)
        const known = scripts
        done += 1
        if (done % 20 === 0 || done === paths.length) console.log(`[build] rendered ${done} of ${paths.length} pages`)
        if (!('page' in context)) throw new Error('the prerenderer rendered something else')
        return withCauses(() => finishPage(`/${path.replace(/^\//, '')}`, html, context.page as PrerenderedPage, known))
      },
      // Runs here, not after the build: the prerenderer ends the process 15 s after its own end, with status 0 and no dist/.
      onFinished: async () => {
        onPage('')
        // Waits for late faults.
        await new Promise(resolve => setImmediate(resolve))
        await removeLeftovers(folder)
        await complete()
      },
    },
    { logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } },
  ).finally(() => rm('.vite-react-ssg-temp', { recursive: true, force: true }))
}
