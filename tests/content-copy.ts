import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { allFaults } from '#content/read/check.build.ts'
import { faultLine } from '#content/read/fault.build.ts'

/** Returns a copy of the content for tests that change it. The caller removes its `root`. */
export function copyOfContent() {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  symlinkSync(resolve('public'), join(root, 'public'))
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, content: string | Buffer) => writeFileSync(join(root, file), content)
  return {
    root,
    read,
    write,
    /** Undoes all changes. */
    reset() {
      rmSync(join(root, 'data'), { recursive: true, force: true })
      cpSync('data', join(root, 'data'), { recursive: true })
    },
    /** Replaces the first occurrence of a text, which must exist. Returns its line. */
    edit(file: string, from: string | RegExp, to: string): number {
      const text = read(file)
      const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
      if (at < 0) throw new Error(`${file} has no ${from}`)
      const changed = text.replace(from, to)
      write(file, changed)
      return text.slice(0, at).split('\n').length
    },
    /** Returns what `npm run check` says of the content, a line for each fault. */
    lines: async () => (await allFaults(root)).map(faultLine),
  }
}

/** Reads a table of mistakes in two lines: what is typed, with `\n` for its line ends; and indented, what is said. */
export const mistakesIn = (table: string) =>
  [...table.matchAll(/^(\S.*)\n {2}(.+)$/gm)].map(
    ([, typed = '', said = '']) => [typed.replaceAll('\\n', '\n'), said] as const,
  )
