import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allImportFaults, doors, importFaults, rows } from '../scripts/import-rules.ts'

const targets = rows.map(({ folder }) => folder.replace(/^src\//, ''))
const inside = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`)
const messages = (folder: string, line: string) =>
  importFaults(`${folder}/planted.ts`, `/** A file. */\n${line}\n`).map(({ line, message }) => `${line}: ${message}`)

describe('the directions of imports', () => {
  it('name folders that exist', () => {
    for (const { folder, imports, not = [] } of rows)
      for (const name of [folder, ...[...imports, ...not].map(one => (/^server/.test(one) ? one : `src/${one}`))])
        expect([name, existsSync(name)]).toEqual([name, true])
  })

  for (const { folder, imports, not = [] } of rows) {
    const own = folder.replace(/^src\//, '')
    const may = (name: string) =>
      inside(name, own) || (imports.some(yes => inside(name, yes)) && !not.some(no => inside(name, no)))

    it(`let ${folder} import what its row names, and refuse the rest`, () => {
      for (const name of targets)
        expect([name, messages(folder, `import '#${name}/planted.ts'`).length]).toEqual([name, may(name) ? 0 : 1])
    })

    it(`refuse in ${folder} what leaves the folder, and libraries of others, however they are imported`, () => {
      expect(messages(folder, "export { a } from '../planted.ts'")).toEqual([
        expect.stringMatching(/^2: Leave the folder/),
      ])
      for (const { modules, folder: home, message } of doors)
        for (const name of modules)
          expect([name, messages(folder, `await import('${name}')`)]).toEqual([
            name,
            home && inside(folder, home) ? [] : [`2: ${message}`],
          ])
    })
  }

  it('hold in the project', () => {
    expect(allImportFaults()).toEqual([])
  })
})
