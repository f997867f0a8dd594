/**
 * What vite-react-ssg does with this site: it renders every page into `dist.next/`, then come the other files, and then the
 * new folders replace the old ones. A failure names its route. It leaves the last good `dist/` and removes what is unfinished.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { completeSite } from '#build/complete-site.ts'
import { writeFiles } from '#build/emit/files.ts'
import { apiBase } from '#build/env/api-base.ts'
import { nextOf, removeNext, replaceOutputs } from '#build/outputs.ts'
import { reasonOf } from '#build/reason.ts'
import { founderFile } from '#content/read/map.build.ts'
import { hostFiles } from '#hosting/host-files.build.ts'
import type { PrerenderedPage } from './build-parts.ts'
import { type BuildManifest, type BuiltScripts, bootFile, finishPage } from './page.ts'

const began = performance.now()
const problems = new Set<string>()
let route = ''
let rendered = 0
let scripts: BuiltScripts | undefined

const pathOf = (page: string) => `/${page.replace(/^\//, '')}`

/** Returns a page with the file of its words, or the build. */
function placeOf(page: string) {
  if (!page) return 'build'
  const path = pathOf(page)
  const files = ['yaml', 'md'].map(ending => `data/pages${path === '/' ? '/index' : path}.${ending}`)
  const file = path.startsWith('/careers/') ? 'data/jobs.json' : undefined
  return `${path} (${files.find(name => existsSync(name)) ?? file ?? founderFile})`
}

/** Records a fault of the page that is being rendered, or of the build. */
const fault = (text: string, page = route) => {
  problems.add(`${placeOf(page)}: ${text.split('\n')[0]}`)
}

/** Ends the build. */
async function end(): Promise<never> {
  if (problems.size === 0) {
    console.log(`[build] dist/ is ready after ${((performance.now() - began) / 1000).toFixed(1)} s`)
    process.exit(0)
  }
  await removeNext()
  console.log(`\nThe build failed:\n${[...problems].map(problem => `  ${problem}`).join('\n')}`)
  process.exit(1)
}

/** Hears of faults that the prerenderer does not end with. */
function collectFaults() {
  const print = console.error
  // React's checks. Everything that is printed during rendering is a fault of the page.
  console.error = (format: unknown, ...rest: unknown[]) => {
    fault([format, ...rest].map(String).join(' '))
    print(format, ...rest)
  }
  // A failed page: its rejection cannot be caught, and the prerenderer continues. The error is on the second line.
  process.on('unhandledRejection', reason => {
    const [, page, text] = /Error on page: (\S+)\s+(.*)/.exec(stripVTControlCharacters(String(reason))) ?? []
    fault(text ?? reasonOf(reason), page)
  })
}

/** Ends the build with the reason why the bundler failed: the prerenderer's command does not print it. */
export async function endBuild(error: Error): Promise<never> {
  problems.add(`build: ${reasonOf(error)}`)
  return end()
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

/** Bundles the server and its inbox into plain JavaScript, which runs without this project's sources and without a compiler. */
const bundleServer = (outDir: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    // All else is bundled. As a package, valibot would install the compiler, its peer dependency. The server needs only parts
    // of the others, and loads these in half the time and with 10 MB less.
    ssr: { noExternal: true, external: ['busboy', 'libsql', 'nodemailer', 'pg', 'pino', 'prom-client'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { input: { serve: 'server/index.ts', inbox: 'server/inbox/index.ts' } },
    },
  })

/** Completes the rendered folder and replaces the last build. */
async function release(folder: string) {
  await removeLeftovers(folder)
  await completeSite(folder)
  await bundleServer(nextOf('dist-server'))
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFiles(nextOf('dist-hosts'), hostFiles(await readdir(folder, { recursive: true }), apiBase, html))
  await replaceOutputs()
}

/** The options in `vite.config.ts`. */
export const ssgOptions = {
  entry: 'src/main.tsx',
  dirStyle: 'flat',
  // Rendering uses one thread anyway. One page at a time, so that the page of an error is known.
  concurrency: 1,
  beastiesOptions: false,
  onBeforePageRender(path) {
    if (rendered === 0) collectFaults()
    route = path
    rendered += 1
    if (rendered % 20 === 0) console.log(`[build] rendered ${rendered} pages`)
    return undefined
  },
  async onPageRendered(path, html, context) {
    try {
      scripts ??= await takeScripts(nextOf('dist'), html)
      if (!('page' in context)) throw new Error('the prerenderer rendered something else')
      return finishPage(pathOf(path), html, context.page as PrerenderedPage, scripts)
    } catch (error) {
      // The prerenderer passes on nothing but the message.
      throw new Error(reasonOf(error))
    }
  },
  // Runs here, not after the build: the prerenderer ends the process 15 s after its own end, with status 0 and no dist/.
  async onFinished() {
    route = ''
    // Waits for late faults.
    await new Promise(resolve => setImmediate(resolve))
    try {
      if (problems.size === 0) await release(nextOf('dist'))
    } catch (error) {
      problems.add(`build: ${reasonOf(error)}`)
    }
    await end()
  },
} satisfies Partial<ViteReactSSGOptions>
