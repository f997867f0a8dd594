/** The rule of `npm run check` for regular expressions that see input from outside: their time grows with its length only. */
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { filesBelow } from '#build/emit/files.ts'
import type { Fault } from '#content/read/fault.build.ts'
import { readTextFile } from '#content/text-file.ts'

/** Folders whose code reads what strangers send, or runs where visitors read. */
const folders = ['server', 'mock-api', 'src']

/** Finds the expressions of a file that try every split or every start of a text: its time grows with the square. */
export function expressionFaults(file: string, text: string): Fault[] {
  const faults: Fault[] = []
  const visitor = new Visitor({
    Literal({ start, ...literal }) {
      if (!('regex' in literal) || !literal.regex) return
      const { pattern: source, flags } = literal.regex
      if (analyse({ source, flags }).reports.length === 0) return
      const message = `/${source}/ takes time by the square of a text's length: use the methods of strings, or limit it.`
      faults.push({ file, line: text.slice(0, start).split('\n').length, message })
    },
  })
  visitor.visit(parseSync(file, text).program)
  return faults
}

export const allExpressionFaults = (root = '.'): Fault[] =>
  folders.flatMap(folder =>
    filesBelow(join(root, folder))
      .filter(name => /\.tsx?$/.test(name) && !/\.(test|build)\.tsx?$|^build\//.test(name))
      .flatMap(name => expressionFaults(`${folder}/${name}`, readTextFile(join(root, folder, name)))),
  )
