import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isRouteModule, type Manifest, moduleId } from './preloads.ts'

const chunkName = /^(.+)-[\w-]{8}\.js$/
const hashLength = 8

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** What chunks call each other, as in `./about-1a2b3c4d.js`. */
const reference = /\.\/([^"'`/]+-[\w-]{8}\.js)/g

/** Everything that a chunk reaches, itself included. */
function reachable(start: string, uses: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([start])
  for (const name of found) for (const used of uses.get(name) ?? []) found.add(used)
  return found
}

/**
 * New names for chunks, by the old ones: a name changes only when the chunk or something that it imports changes. Names in
 * the texts do not count as change, or each would change with its neighbours.
 */
export function nameChunks(texts: ReadonlyMap<string, string>): Map<string, string> {
  const namesIn = (text: string) =>
    [...text.matchAll(reference)].flatMap(([, name]) => (name && texts.has(name) ? [name] : []))
  const uses = new Map([...texts].map(([name, text]) => [name, namesIn(text)]))
  const own = new Map(
    [...texts].map(([name, text]) => [
      name,
      sha(text.replace(reference, (_, used) => `./${chunkName.exec(used)?.[1] ?? used}`)),
    ]),
  )
  return new Map(
    [...texts.keys()].map(name => {
      const parts = [...reachable(name, uses)].map(used => own.get(used) ?? '').sort()
      const hash = sha([own.get(name), ...parts].join()).slice(0, hashLength)
      return [name, `${chunkName.exec(name)?.[1]}-${hash}.js`]
    }),
  )
}

/** Replaces the route table's imports by calls that look the address up (`src/web/app/route-modules.ts`). */
function detach(entry: string, modules: ReadonlyMap<string, string>): string {
  let text = entry
  for (const [id, name] of modules) {
    const parts = text.split(new RegExp(`import\\(["'\`]\\./${name.replaceAll('.', '\\.')}["'\`]\\)`))
    if (parts.length < 2)
      throw new Error(`stable-names: the entry does not import ${id}; has its output changed its form?`)
    text = parts.join(`importRouteModule(${JSON.stringify(id)})`)
  }
  return text
}

async function nameOutput(out: string) {
  const assets = join(out, 'assets')
  const manifestFile = join(out, '.vite/manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = manifest['index.html']
  if (!entry) throw new Error('stable-names: the build manifest has no index.html')
  const fileName = (key: string) => manifest[key]?.file.replace('assets/', '') ?? ''
  const modules = new Map((entry.dynamicImports ?? []).filter(isRouteModule).map(key => [moduleId(key), fileName(key)]))

  const texts = new Map<string, string>()
  for (const name of await readdir(assets))
    if (chunkName.test(name)) texts.set(name, await readFile(join(assets, name), 'utf8'))
  const entryName = fileName('index.html')
  texts.set(entryName, detach(texts.get(entryName) ?? '', modules))

  const names = nameChunks(texts)
  if (new Set(names.values()).size !== names.size) throw new Error('stable-names: two chunks have one name')
  const renamed = (text: string, prefix: string) =>
    text.replace(new RegExp(`${prefix}([^"'\`/]+-[\\w-]{8}\\.js)`, 'g'), (whole, name) =>
      names.has(name) ? whole.replace(name, names.get(name) ?? name) : whole,
    )
  for (const [name, text] of texts) {
    await writeFile(join(assets, name), renamed(text, '\\./'))
    await rename(join(assets, name), join(assets, names.get(name) ?? name))
  }
  for (const file of [manifestFile, join(out, '.vite/ssr-manifest.json'), join(out, 'index.html')])
    await writeFile(file, renamed(await readFile(file, 'utf8'), 'assets/'))
  const table = Object.fromEntries([...modules].map(([id, name]) => [id, `/assets/${names.get(name)}`]).sort())
  const hash = /-(.*)\.js$/.exec(names.get(entryName) ?? '')?.[1]
  await writeFile(join(out, `modules-${hash}.json`), JSON.stringify(table))
}

/**
 * Names the browser's chunks by what they hold, and takes the pages' modules out of the entry: a changed word changes the
 * chunk with the word, the page that shows it, and the table of modules, nothing else (design: behaviour everywhere).
 */
export function stableNames(): Plugin {
  let out = 'dist'
  return {
    name: 'stable-names',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      out = config.build.outDir
    },
    closeBundle: { order: 'pre', sequential: true, handler: () => nameOutput(out) },
  }
}
