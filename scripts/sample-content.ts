import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file as it was delivered: the hash of its text, and the invented people who are quoted in it. */
interface Sample {
  readonly hash: string
  readonly people: readonly string[]
}

/** Samples by path from the project's folder, with slashes. */
export type Samples = Readonly<Record<string, Sample>>

/** Texts by path, as of `Samples`. */
export type Texts = ReadonlyMap<string, string>

/** What is left of the sample in one file. */
export interface Leftover {
  readonly path: string
  /** Each as a few words: `as delivered`, `quotes Rokeya Begum`, `3 addresses under .example`, `2 entries marked as sample`. */
  readonly signs: readonly string[]
}

/** Folders that hold what an owner replaces, and a file that does. */
const folders = ['data', 'src/site/words', 'public/images']
const claims = 'src/site/claims.ts'

/** Files between the words that hold none. */
const isStructure = (path: string) => /(shapes?|article|facts|\.test)\.ts$/.test(path)

/** Twelve hexadecimal digits over a text; line ends count as one character, whatever Git made of them. */
const hashOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12)

/** Who is named: `author: 'Name'`, `name: 'Name'` with a role after it, or `person: 'Name, role'`. */
const peopleIn = (text: string) =>
  [...text.matchAll(/\bauthor: '([^']+)'|\bname: '([^']+)',\s+role:|\bperson: '([^',]+)/g)].flatMap(
    ([, author, name, person]) => author ?? name ?? person ?? [],
  )

/** Reads every file of a project that an owner replaces. */
export function readTexts(project: string): Texts {
  const paths = folders.flatMap(folder =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(project, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const kept = [claims, ...paths.filter(path => !isStructure(path))].sort()
  return new Map(kept.map(path => [path, readFileSync(join(project, path), 'utf8')]))
}

/** The list that `leftovers` compares with, of files as they are now. */
export const samplesOf = (texts: Texts): Samples =>
  Object.fromEntries(
    [...texts].map(([path, text]) => [path, { hash: hashOf(text), people: [...new Set(peopleIn(text))] }]),
  )

const counted = (count: number, noun: string, plural: string) => `${count} ${count === 1 ? noun : plural}`

/** The files that still hold something of the sample; a file that is gone holds nothing. */
export function leftovers(texts: Texts, samples: Samples): Leftover[] {
  return [...texts].flatMap(([path, text]) => {
    const sample = samples[path]
    const people = sample?.people.filter(person => text.includes(person)) ?? []
    const invented = text.match(/\.example\b/g)?.length ?? 0
    const marked = text.match(/\bsample: true\b/g)?.length ?? 0
    const signs = [
      ...(sample?.hash === hashOf(text) ? ['as delivered'] : []),
      ...(people.length > 0 ? [`quotes ${people.join(', ')}`] : []),
      ...(marked > 0 ? [`${counted(marked, 'entry', 'entries')} marked as sample`] : []),
      ...(invented > 0 ? [`${counted(invented, 'address', 'addresses')} under .example`] : []),
    ]
    return signs.length > 0 ? [{ path, signs }] : []
  })
}
