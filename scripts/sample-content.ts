/** Finds sample content by the fingerprints of its sentences, in any file and format. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { type Text, textsIn } from './texts.ts'

/** Folders whose content an owner replaces. Missing ones are skipped. */
const places = ['data', 'public/images']

/** Files in these places whose texts fit any company: labels, messages, types, domains, and notes for developers. */
const neutral =
  /(?:^|\/)(?:404|offline|sitemap|search|texts|menus|scenes|scene-labels|outbound-domains|README)\.\w+$|^data\/starters\//

/** Contents of files by their path from the project's folder, with slashes. */
export type Files = ReadonlyMap<string, string>

/** The sample content that is left in one file. */
interface Leftover {
  readonly path: string
  /** Descriptions such as `3 texts as delivered, the first in line 12: "..."`. */
  readonly signs: readonly string[]
}

/** Minimum number of words of a sentence; other companies could write shorter ones too. */
const fewest = 5

/** Keys of the names and contact details of the invented company and people. */
const names = /^(?:author|person|client|legalName|street|phone)$/

/** The name of a person or a company under the key `name` has several capitalized words. */
const isName = ({ key, text }: Text, path: string) =>
  key !== undefined &&
  (names.test(key) || (key === 'name' && (path === 'data/company.json' || /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(text))))

const isText = (path: string) => /\.(?:ts|json|yaml|md|svg)$/.test(path)

const textsBelow = (project: string, folders: readonly string[]) =>
  folders
    .flatMap(folder => filesBelow(join(project, folder)).map(path => `${folder}/${path}`))
    .filter(isText)
    .sort()

const read = (project: string, paths: readonly string[]): Files =>
  new Map(paths.map(path => [path, readFileSync(join(project, path), 'utf8')]))

/** Reads every file of a project that may hold samples. */
export const readContent = (project: string): Files =>
  read(
    project,
    textsBelow(project, places).filter(path => !neutral.test(path)),
  )

/** Reads the starters of `npm run make-mine`. */
export const readStarters = (project: string): Files => read(project, textsBelow(project, ['data/starters']))

/** Normalizes a text to its words, without punctuation, markup and placeholders. */
const wordsOf = (text: string) =>
  text
    .replace(/\$\{[^}]*\}|\{\{[^}]*\}\}|\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Splits a text into parts with a fingerprint each: sentences, or a whole name or drawing. */
function parts(path: string, each: Text): string[] {
  if (path.endsWith('.svg')) return [each.text]
  if (path === 'data/company-stats.json' && each.key === 'value') return [`company stats ${wordsOf(each.text)}`]
  if (isName(each, path)) return [wordsOf(each.text)]
  return each.text
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => /\s/.test(sentence))
    .map(wordsOf)
    .filter(sentence => sentence.split(' ').length >= fewest)
}

/** A hash of eight characters. */
const fingerprint = (words: string) => createHash('sha256').update(words).digest('base64url').slice(0, 8)

const partsOf = (path: string, content: string) =>
  textsIn(path, content).flatMap(text => parts(path, text).map(part => ({ ...text, print: fingerprint(part) })))

/** The fingerprints of all parts of the files, sorted. */
export const fingerprintsOf = (files: Files): readonly string[] => [
  ...new Set([...files].flatMap(([path, content]) => partsOf(path, content).map(({ print }) => print)).sort()),
]

const counted = (count: number, noun: string, plural: string) => `${count} ${count === 1 ? noun : plural}`

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text)

const asDelivered = (count: number, { line, text }: Text) =>
  `${counted(count, 'text', 'texts')} as delivered, the first in line ${line}: "${shortened(text)}"`

/** The files that still contain sample content. */
export function leftovers(files: Files, delivered: ReadonlySet<string>): Leftover[] {
  return [...files].flatMap(([path, content]) => {
    const left = partsOf(path, content).filter(({ print }) => delivered.has(print))
    const [first] = left
    const invented = content.match(/\.example\b/g)?.length ?? 0
    const marked = content.match(/\bsample"?: true\b/g)?.length ?? 0
    const signs = [
      ...(first ? [path.endsWith('.svg') ? 'as delivered' : asDelivered(left.length, first)] : []),
      ...(marked > 0 ? [`${counted(marked, 'entry', 'entries')} marked as sample`] : []),
      ...(invented > 0 ? [`${counted(invented, 'address', 'addresses')} under .example`] : []),
    ]
    return signs.length > 0 ? [{ path, signs }] : []
  })
}
