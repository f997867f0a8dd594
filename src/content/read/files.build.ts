/** Reads content files as text. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { filesBelow } from '#build/emit/files.ts'
import { invisible } from '#content/schema/basics.ts'
import { plainText } from '#content/text-file.ts'
import { ContentError, type Fault } from './fault.build.ts'

function readBytes(root: string, file: string): Buffer {
  try {
    return readFileSync(join(root, file))
  } catch {
    throw new ContentError({ file, message: 'the file is missing or cannot be read' })
  }
}

/** Returns what no text file may have on a line: what Git could not merge, and the first invisible character. */
function lineFault(line: string): Pick<Fault, 'message' | 'column'> | undefined {
  if (/^(?:<{7}|>{7}) |^={7}$/.test(line))
    return { message: 'two versions that Git could not merge: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>' }
  const lost = line.search(/\ufffd|â€|Ã[\u0080-\u009f\u00a1-\u00ba]/)
  if (lost >= 0) return { column: lost + 1, message: 'text in a wrong encoding: correct it, and save the file as UTF-8' }
  const { 0: character, index = 0 } = invisible.exec(line) ?? /[^\P{Cc}\t]/u.exec(line) ?? {}
  const code = character?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return code ? { column: index + 1, message: `an invisible character (U+${code}): delete it` } : undefined
}

/** Reads a text file of the content. Throws a `ContentError` if it is missing, not UTF-8 or half merged. */
export function readText(root: string, file: string): string {
  const bytes = readBytes(root, file)
  const text = plainText(bytes.toString())
  // What is not UTF-8 becomes the replacement character.
  if (!isUtf8(bytes))
    throw new ContentError({
      file,
      line: text.split('\ufffd', 1).join().split('\n').length,
      message: file.endsWith('.svg') ? 'no SVG in UTF-8: save the drawing anew as SVG' : 'not UTF-8: save it in this encoding',
    })
  const faults = text.split('\n').flatMap((line, at) => {
    const fault = lineFault(line)
    return fault ? { file, line: at + 1, ...fault } : []
  })
  if (faults.length > 0) throw new ContentError(...faults)
  return text
}

/** Returns the files below a folder, sorted by path, without the backup copies of editors and what a system hides. */
export const filesIn = (root: string, folder: string): readonly string[] =>
  filesBelow(join(root, folder))
    .filter(file => !/^[.~]|~$|^(?:Thumbs\.db|desktop\.ini)$/i.test(basename(file)))
    .map(file => `${folder}/${file}`)

/** Latin letters that Unicode does not decompose into a basic letter and a mark. */
const plainLetters = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }))

/** Returns `wanjiru-otieno` for `Wanjirũ Otieno`; an empty string for a name without Latin letters and digits. */
export const latinSlug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, letter => plainLetters.get(letter) ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the valid form of a file's name: `our-office.jpg` for `Our Office.JPG`. */
export const validName = (name: string) => (/^[a-z0-9-]+\.[a-z]+$/.test(name) ? name : latinSlug(name.replace(/\.[^.]*$/, '')) + extname(name).toLowerCase())

/** Returns the drawings in `data/pictures/`. */
export const drawingFiles = (root: string): readonly string[] => filesIn(root, 'data/pictures').filter(file => /^data\/pictures\/[^/]+\.svg$/i.test(file))

/** Returns their names, without their extension. A misnamed file has one fault, so it has the name here that it should have. */
export const pictureNames = (root: string): readonly string[] => drawingFiles(root).map(file => basename(validName(basename(file)), '.svg'))

/** Calls `use` for each item and returns the results. Collects the faults that `use` throws in `faults`. */
export async function collecting<Item, Result>(items: readonly Item[], faults: Fault[], use: (item: Item) => Result | Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items)
    try {
      results.push(await use(item))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  return results
}
