import { transformHtmlTemplate } from '@unhead/react/server'
import { dataId } from '#app/page-data.ts'
import { readPage } from '#build/crawl/read-page.ts'
import { installTags } from '#build/install/web-manifest.ts'
import { stamped } from '#offline/offline-stamp.build.ts'
import { withArtAddresses } from '#pictures/art-files.build.ts'
import { withPhotoAddresses } from '#pictures/photographs.build.ts'
import { graphType } from '#seo/structured-data.ts'
import type { PrerenderedPage } from './build-parts.ts'

/** The script in which react-router writes the data of loaders, which the policy does not allow. */
const routerScript = /<script>window\.__staticRouterHydrationData = JSON\.parse\((".*?")\);<\/script>/s

/** Adds the head to a page, and puts the data of its loader into a block that no data can end early. */
function withHeadAndData(html: string, { head, graph }: Pick<PrerenderedPage, 'head' | 'graph'>): string {
  const [script, text = ''] = routerScript.exec(html) ?? []
  if (!script) throw new Error('the prerenderer wrote a page without the data of its loader')
  const { loaderData } = JSON.parse(JSON.parse(text)) as { readonly loaderData: Readonly<Record<string, unknown>> }
  const json = JSON.stringify(Object.values(loaderData).find(Boolean)).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${dataId}">${json}</script>`
  head.push({ script: [{ type: graphType, innerHTML: JSON.stringify(graph(readPage(html).mainText)) }] })
  return transformHtmlTemplate(head, html.replace(script, '')).replace('</body>', () => `${block}</body>`)
}

/** Returns the HTML of a rendered page with its head, its words as data, and the final path of each picture. */
export function completed(html: string, page: PrerenderedPage): string {
  const framed = shortHtml(html).replace('</head>', () => `${installTags}</head>`)
  return withPhotoAddresses(withArtAddresses(withHeadAndData(framed, page)))
}

/** The scripts of a build: the manifest of imports, and the code of boot.ts, the script in the HTML. */
export interface BuiltScripts {
  readonly manifest: BuildManifest
  readonly boot: string
}

/** Matches the script of the HTML as Vite writes it. */
const bootTag = /<script type="module"[^>]* src="([^"]*)"><\/script>/

/** Returns the file of boot.ts in the HTML of a page. Throws if there is none. */
export function bootFile(html: string): string {
  const [, address] = bootTag.exec(html) ?? []
  if (!address) throw new Error('the prerenderer wrote a page without the entry script')
  return address.slice(1)
}

/**
 * Finishes a rendered page: adds its head, its words as data, and the inline script that fetches the others later. As a
 * file, this script shared the connection with the font, which delayed the largest paint. Without `async`, it waited for the
 * style sheet and ran between that and the first paint.
 */
export function finishPage(
  path: string,
  html: string,
  page: PrerenderedPage,
  { manifest, boot }: BuiltScripts,
): string {
  const modules = modulesOf(manifest, page.module).join(' ')
  const framed = html
    .replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(bootTag, () => `<script type="module" async data-modules="${modules}">${boot}</script>`)
  return stamped(path, completed(framed, page))
}

/** Preloads that React adds for eager images. They would compete with the style sheet and the font. */
const preloads = /(<div id="root"[^>]*>)(?:<link rel="preload"[^>]*>)+/

/** Returns the HTML of a page without these preloads, and with plain no-break spaces. */
const shortHtml = (html: string) => html.replace(preloads, '$1').replaceAll('&nbsp;', '\u00a0')

/** One entry of Vite's build manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export type BuildManifest = Readonly<Record<string, Chunk>>

const entry = 'src/main.tsx'

/** Returns modules with everything that they import statically, in the order of the requests. */
function closure(manifest: BuildManifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build manifest has no ${key}`)
    found.add(key)
    closure(manifest, chunk.imports ?? [], found)
  }
  return found
}

/** Returns the URLs of the scripts that a page needs before it can hydrate, the entry first. */
const modulesOf = (manifest: BuildManifest, view: string): string[] =>
  [...closure(manifest, [entry, view])].map(key => `/${manifest[key]?.file}`)
