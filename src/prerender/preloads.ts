/** One entry of Vite's build manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

const pageModule = /^src\/(pages|templates|content)\//

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

/**
 * Which scripts a page needs before it can hydrate, as site-relative addresses: the entry, `react-dom/client` (which the
 * entry imports dynamically and the browser would find one round trip late) and the page's own modules.
 * The prerenderer's list also follows the imports that are meant for later: `listed` is that list, of which only the
 * route's own modules count; an article's body is loaded by a glob, which the prerenderer does not see.
 */
export function preloadsOf(manifest: Manifest, listed: ReadonlySet<string>, path: string): string[] {
  const entry = manifest['index.html']
  if (!entry) throw new Error('the build manifest has no index.html')
  const own = (entry.dynamicImports ?? []).filter(
    key => (pageModule.test(key) && listed.has(`/${manifest[key]?.file}`)) || key === `src/content${path}.md`,
  )
  const reactDom = (entry.dynamicImports ?? []).filter(key => key.includes('react-dom/client'))
  const needed = closure(manifest, [...own, ...reactDom, ...(entry.imports ?? [])])
  return [...new Set([...needed].map(key => `/${manifest[key]?.file}`))].filter(file => file !== `/${entry.file}`)
}
