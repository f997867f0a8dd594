/** Reads content files as text. */
import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { invisible } from '#content/schema/basics.ts'
import { plainText } from '#content/text-file.ts'
import { ContentError, type Fault } from './fault.build.ts'

function readBytes(root: string, file: string): Buffer {
  try {
    return readFileSync(join(root, file))
  } catch {
    throw new ContentError([{ file, message: 'the file is missing or cannot be read' }])
  }
}

/** Returns the faults of the first invisible character on each line. */
const invisibleFaults = (file: string, text: string): Fault[] =>
  text.split('\n').flatMap((line, at) => {
    const { index: start, 0: character } = invisible.exec(line) ?? {}
    if (start === undefined || character === undefined) return []
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    return [{ file, line: at + 1, column: start + 1, message: `an invisible character (U+${code}): delete it` }]
  })

const newline = 10

/** Returns the number of the first line that is not UTF-8. */
function wrongLine(bytes: Buffer): number {
  let line = 1
  let start = 0
  for (let end = bytes.indexOf(newline); end >= 0 && isUtf8(bytes.subarray(start, end)); end = bytes.indexOf(newline, start)) {
    line++
    start = end + 1
  }
  return line
}

/** Reads a text file of the content. Throws if it is missing, not UTF-8, half merged, or too large to be written by hand. */
export function readText(root: string, file: string): string {
  const bytes = readBytes(root, file)
  if (bytes.length > 1_000_000) throw new ContentError([{ file, message: 'larger than 1 MB: split it, or take out what is no text' }])
  if (!isUtf8(bytes)) throw new ContentError([{ file, line: wrongLine(bytes), message: 'not UTF-8: save it in this encoding' }])
  const text = plainText(bytes.toString())
  const conflict = text.split('\n').findIndex(line => line.startsWith('<<<<<<< '))
  if (conflict >= 0)
    throw new ContentError([
      { file, line: conflict + 1, message: 'two versions that Git could not merge: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>' },
    ])
  const hidden = invisibleFaults(file, text)
  if (hidden.length > 0) throw new ContentError(hidden)
  return text
}

/** Whether a file is left by the system or an editor: a hidden file, or a backup copy. */
const isLeftOver = (name: string) => name.startsWith('.') || name.endsWith('~')

/** Returns the page files below `data/pages/`, sorted by path. */
export const pageFiles = (root: string): readonly string[] =>
  (existsSync(join(root, 'data/pages')) ? readdirSync(join(root, 'data/pages'), { recursive: true, withFileTypes: true }) : [])
    .filter(entry => entry.isFile() && !isLeftOver(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .map(file => file.replaceAll('\\', '/'))
    .sort()

const isDrawing = (name: string) => name.endsWith('.svg')

/** Returns the faults of files in `data/pictures/` that are no drawings. */
export const pictureFileFaults = (root: string): Fault[] =>
  (existsSync(join(root, 'data/pictures')) ? readdirSync(join(root, 'data/pictures')) : [])
    .filter(name => !isDrawing(name) && !isLeftOver(name))
    .map(name => ({ file: `data/pictures/${name}`, message: 'not a drawing', expected: 'files that end with .svg: photographs are in data/photos' }))

/** Returns the names of the drawings in `data/pictures/`, without their extension. */
export const pictureNames = (root: string): readonly string[] =>
  existsSync(join(root, 'data/pictures'))
    ? readdirSync(join(root, 'data/pictures'))
        .filter(isDrawing)
        .map(name => basename(name, '.svg'))
        .sort()
    : []

/** Calls `use` for each item and returns the results. Collects the faults that `use` throws in `faults`. */
export function collecting<Item, Result>(items: readonly Item[], faults: Fault[], use: (item: Item) => Result): Result[] {
  return items.flatMap(item => {
    try {
      return [use(item)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
}
