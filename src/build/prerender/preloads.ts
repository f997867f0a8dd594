/** One entry of Vite's build manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Whether a manifest key is a module that the route table imports. */
export const isRouteModule = (key: string) => /^src\/(web\/pages|web\/templates|site\/words)\//.test(key)

/** The name of a route module in the table of modules: its path without `src` and ending. */
export const moduleId = (key: string) => key.replace(/^src\/|\.\w+$/g, '')

/** A module with everything that it imports statically. */
function closure(manifest: Manifest, keys: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) continue
    found.add(key)
    closure(manifest, chunk.imports ?? [], found)
  }
  return found
}

/** A script to preload; `module` names the modules of pages, which the route table looks up by it. */
export interface Preload {
  readonly href: string
  readonly module?: string
}

/**
 * Which scripts a page needs before it can hydrate, the entry apart: the page's own modules and what they and the entry
 * import. The prerenderer's list also follows the imports that are meant for later: `listed` is that list, of which only
 * the route's own modules count; an article's body is loaded by a glob, which the prerenderer does not see.
 */
export function preloadsOf(manifest: Manifest, listed: ReadonlySet<string>, path: string): Preload[] {
  const entry = manifest['index.html']
  if (!entry) throw new Error('the build manifest has no index.html')
  const own = (entry.dynamicImports ?? []).filter(
    key => (isRouteModule(key) && listed.has(`/${manifest[key]?.file}`)) || key === `src/site/words${path}.md`,
  )
  const preloads = new Map<string, Preload>()
  for (const key of closure(manifest, [...own, ...(entry.imports ?? [])])) {
    const href = `/${manifest[key]?.file}`
    preloads.set(href, own.includes(key) ? { href, module: moduleId(key) } : (preloads.get(href) ?? { href }))
  }
  preloads.delete(`/${entry.file}`)
  return [...preloads.values()]
}
