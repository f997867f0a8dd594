/** One entry of Vite's build manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export type BuildManifest = Readonly<Record<string, Chunk>>

const entry = 'src/web/main.tsx'

/** A module with everything that it imports statically, in the order in which it is asked for. */
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

/** The addresses of the scripts that a page needs before it can hydrate, the entry first. */
export const modulesOf = (manifest: BuildManifest, view: string): string[] =>
  [...closure(manifest, [entry, view])].map(key => `/${manifest[key]?.file}`)
