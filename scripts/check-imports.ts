/** Holds every file of the site, the server and the mock to `import-rules.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '#build/content/fault.ts'
import { importFault } from './import-rules.ts'

const sources = (root: string) =>
  ['src', 'server', 'mock-api'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
  )

/** `from '…'`, `import '…'` and `import('…')`, in the one form that the formatter leaves. */
const imported = /\b(?:from|import) ?\(?'([^']+)'/g

/** The imports of a file, static and dynamic, that the rules refuse. */
export function importFaults(file: string, text: string): Fault[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(imported)].flatMap(({ 1: module = '', index }) => {
      const message = importFault(file, module)
      return message ? [{ file, line: at + 1, column: index + 1, message }] : []
    }),
  )
}

export const allImportFaults = (root = '.'): Fault[] =>
  sources(root).flatMap(file => importFaults(file, readFileSync(join(root, file), 'utf8')))
