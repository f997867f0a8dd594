/** The files of the content, read as texts. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { ContentError, type Fault } from './fault.ts'

/** A text file of the content. Throws where it is no UTF-8, or too large to have been written by hand. */
export function readText(root: string, file: string): string {
  const bytes = readFileSync(join(root, file))
  if (bytes.length > 1_000_000) throw new ContentError([{ file, message: 'larger than 1 MB: split it, or take out what is no text' }])
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ContentError([{ file, message: 'not UTF-8: save it in this encoding' }])
  }
}

/** The files of the pages, below `data/pages/`, in the order of their names. */
export const pageFiles = (root: string): readonly string[] =>
  readdirSync(join(root, 'data/pages'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .map(file => file.replaceAll('\\', '/'))
    .sort()

const scenesFolder = 'src/site/art/scenes'

/** One file a drawing, in folders. */
const sceneFiles = () => readdirSync(scenesFolder, { recursive: true, encoding: 'utf8' }).filter(file => /[\\/](?!index)[\w-]+\.ts$/.test(file))

/** The names of the drawings: those of their files. */
export const sceneNames = (): readonly string[] => sceneFiles().map(file => basename(file, '.ts'))

/** The names of the labels that each drawing has: those that its code reads as `label.<name>`. */
export const sceneLabels = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    sceneFiles().flatMap(file => {
      const names = [...readFileSync(join(scenesFolder, file), 'utf8').matchAll(/\blabel\.(\w+)/g)].map(([, name = '']) => name)
      return names.length > 0 ? [[basename(file, '.ts'), [...new Set(names)]] as const] : []
    }),
  )

/** Does something for each of some files, and collects what is thrown as faults. */
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
