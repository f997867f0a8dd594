import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { tablesPath } from '#saved-site/list.ts'
import type { Manifest } from './preloads.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const hashed = /^(.+)-[\w-]{8}\.js$/
const reference = /([`"'])\.\/([\w.-]+\.js)\1/g
const laterReference = /import\(`\.\/([\w.-]+\.js)`\)/g

/**
 * How the entry finds what it loads later: what the page's own HTML names needs no table, the rest is in the table of the
 * entry's version. Minified by hand, because it is added after the bundler has finished.
 */
const lookup = (table: string) =>
  `const $own=new Map([...document.querySelectorAll("link[rel=modulepreload]")].map(l=>[l.href.replace(/.*\\/|-.{8}\\.js$/g,""),l.href])),$load=n=>$own.has(n)?import($own.get(n)):import("${table}").then(t=>t.default[n]());`

/** Where the table of an entry is, by the entry's name. */
const tableOf = (name: string) => `${tablesPath}${name.slice(-'12345678.js'.length)}`

/** The names of a build's scripts without their hashes, each once: a name that two have gets the folder of its module. */
function plainNames(manifest: Manifest, files: readonly string[]): Map<string, string> {
  const base = (file: string) => hashed.exec(file)?.[1] ?? file.replace(/\.js$/, '')
  const module = new Map(Object.entries(manifest).map(([key, { file }]) => [file.replace('assets/', ''), key]))
  const count = (name: string) => files.filter(file => base(file) === name).length
  const withFolder = (file: string) => {
    const folder = (module.get(file) ?? '').split('/').at(-2)
    return folder ? `${folder}-${base(file)}` : base(file)
  }
  const names = new Map(files.map(file => [file, count(base(file)) > 1 ? withFolder(file) : base(file)]))
  if (new Set(names.values()).size < files.length)
    throw new Error(`two scripts have one name: ${[...names.values()].sort().join(', ')}`)
  return names
}

/**
 * Names every script by what it holds itself. The bundler's names also stand for all that is loaded later: the entry holds
 * the name of every page's script, and nearly every script imports the entry, so that one word would rename them all. Here
 * the entry asks a table, which stands for the same code under any of its contents. Throws when scripts import each other in a circle.
 */
export async function nameByContent(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const manifestFile = join(folder, '.vite/manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = manifest['index.html']?.file.replace('assets/', '')
  if (!entry) throw new Error('.vite/manifest.json has no index.html')
  const files = (await readdir(assets)).filter(file => file.endsWith('.js')).sort()
  const plain = plainNames(manifest, files)
  const nameOf = (file: string) => plain.get(file) ?? file
  const code = new Map<string, string>()
  for (const file of files) code.set(file, await readFile(join(assets, file), 'utf8'))

  const later = new Set<string>()
  const ask = (text: string) =>
    text.replace(laterReference, (_, file: string) => {
      later.add(file)
      return `$load("${nameOf(file)}")`
    })
  code.set(entry, ask(code.get(entry) ?? ''))

  const named = new Map<string, string>()
  /** Gives a script its name, after all that it imports. */
  const settle = (file: string, way: readonly string[]): string => {
    const known = named.get(file)
    if (known) return known
    if (way.includes(file)) throw new Error(`scripts import each other: ${[...way, file].join(' > ')}`)
    const settled = (code.get(file) ?? '').replace(reference, (whole, quote: string, other: string) =>
      code.has(other) ? `${quote}./${settle(other, [...way, file])}${quote}` : whole,
    )
    const name = `${nameOf(file)}-${hashOf(settled)}.js`
    code.set(file, file === entry ? lookup(`..${tableOf(name)}`) + settled : settled)
    named.set(file, name)
    return name
  }
  for (const file of files) settle(file, [])

  const table = [...later].sort().map(file => `"${nameOf(file)}":()=>import("../assets/${named.get(file)}")`)
  await mkdir(join(folder, tablesPath))
  await writeFile(join(folder, tableOf(named.get(entry) ?? '')), `export default{${table.join(',')}}\n`)
  for (const [file, text] of code) {
    await writeFile(join(assets, file), text)
    await rename(join(assets, file), join(assets, named.get(file) ?? file))
  }
  const old = new RegExp([...named.keys()].map(file => file.replace(/[.]/g, '\\.')).join('|'), 'g')
  for (const file of [manifestFile, join(folder, '.vite/ssr-manifest.json'), join(folder, 'index.html')])
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(old, name => named.get(name) ?? name),
    )
}

/** Runs `nameByContent` on what the bundler has written for browsers. */
export const stableNames = (): Plugin => ({
  name: 'stable-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => nameByContent(dir) },
})
