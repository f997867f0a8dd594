/** Renders every page by vite-react-ssg. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PrerenderedPage } from './entry.tsx'
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

/** Returns the error of a component. The prerenderer's own message contains it as one text with its stack. */
function faultOf(app: ReactNode, rejection: unknown) {
  try {
    renderToStaticMarkup(app)
  } catch (error) {
    return String(error)
  }
  return String(rejection)
}

/**
 * Reports failed pages. Their rejection cannot be caught, and the prerenderer continues: the failed page is the first that
 * began and did not end.
 */
function hearFaults(begun: Map<string, ReactNode>, onFault: Run['onFault']) {
  process.on('unhandledRejection', reason => {
    const [failed] = begun
    if (!failed) return onFault(String(reason))
    const [page, app] = failed
    begun.delete(page)
    onFault(faultOf(app, reason), page)
  })
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
      // Rendering uses one thread anyway. One page at a time, so that the page of an error is known.
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
