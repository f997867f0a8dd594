/** Renders every page by vite-react-ssg. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PrerenderedPage } from './entry.tsx'
import { type BuildManifest, type BuiltScripts, bootFile, finishPage } from './page.ts'
import { pathsToPrerender } from './paths.ts'

interface Run {
  /** Where the site goes; what is in there is removed. */
  readonly folder: string
  /** Called for each page before it is rendered, and of `''` after the last. */
  readonly onPage: (path: string) => void
  /** Called for errors outside of the rendering promise, with the page if it is known. */
  readonly onFault: (text: string, page?: string) => void
  /** Does the rest, once every page is in the folder. */
  readonly complete: () => Promise<void>
}

/** What a component throws; the prerenderer's own message holds it as one text with its stack. */
function faultOf(app: ReactNode, rejection: unknown) {
  try {
    renderToStaticMarkup(app)
  } catch (error) {
    return String(error)
  }
  return String(rejection)
}

/** A failed page rejects where nothing can catch it, and the prerenderer goes on: it is the first that began and did not end. */
function hearFaults(begun: Map<string, ReactNode>, onFault: Run['onFault']) {
  process.on('unhandledRejection', reason => {
    const [failed] = begun
    if (!failed) return onFault(String(reason))
    const [page, app] = failed
    begun.delete(page)
    onFault(faultOf(app, reason), page)
  })
}

/** What the bundler wrote into the folder; the script that becomes part of every page is removed. */
async function takeScripts(folder: string, html: string): Promise<BuiltScripts> {
  const file = join(folder, bootFile(html))
  const boot = (await readFile(file, 'utf8')).trim()
  await rm(file)
  return { manifest: JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest, boot }
}

/** What the prerenderer leaves in the folder that no visitor needs. */
async function removeLeftovers(folder: string) {
  const leftovers = (await readdir(folder)).filter(name => name.startsWith('static-loader-data') || name === '.vite')
  await Promise.all(leftovers.map(name => rm(join(folder, name), { recursive: true })))
}

/** Bundles the site and writes every page. Rejects when the bundler fails; a page that fails is passed to `onFault`. */
export async function prerender({ folder, onPage, onFault, complete }: Run) {
  process.env.MODE = 'production'
  const paths = pathsToPrerender()
  /** Pages that began and did not end, with their elements. */
  const begun = new Map<string, ReactNode>()
  hearFaults(begun, onFault)
  const { build } = await import('vite-react-ssg/node')
  let scripts: BuiltScripts | undefined
  let done = 0
  await build(
    {
      entry: 'src/build/prerender/entry.tsx',
      includedRoutes: () => paths,
      dirStyle: 'flat',
      // Rendering is one thread's work in any case: one page at a time, so that an error knows its page.
      concurrency: 1,
      beastiesOptions: false,
      onBeforePageRender: (path, _, { app }) => {
        onPage(path)
        begun.set(path, app as ReactNode)
        return undefined
      },
      onPageRendered: async (path, html, context) => {
        begun.delete(path)
        scripts ??= await takeScripts(folder, html)
        done += 1
        if (done % 20 === 0 || done === paths.length) console.log(`[build] rendered ${done} of ${paths.length} pages`)
        if (!('page' in context)) throw new Error('the prerenderer rendered something else')
        return finishPage(html, context.page as PrerenderedPage, scripts)
      },
      // In here, not after it: 15 s after its own end the prerenderer ends the process, with status 0 and no dist/.
      onFinished: async () => {
        onPage('')
        // Gives late faults their turn.
        await new Promise(resolve => setImmediate(resolve))
        await removeLeftovers(folder)
        await complete()
      },
    },
    { logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } },
  ).finally(() => rm('.vite-react-ssg-temp', { recursive: true, force: true }))
}
