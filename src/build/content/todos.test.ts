import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { todoFaults } from './todos.ts'

it('names each value that is to be filled in by file, line and what belongs there, and none of the starters', () => {
  const root = mkdtempSync(join(tmpdir(), 'todos-'))
  try {
    mkdirSync(join(root, 'data/pages'), { recursive: true })
    mkdirSync(join(root, 'data/starters'))
    // `TODO:` is the mark of content that an owner has to write, and is tested here; it is no note to developers.
    writeFileSync(join(root, 'data/company.json'), '{\n  "phone": "TODO: phone number",\n  "name": "Todo: lists"\n}\n')
    writeFileSync(join(root, 'data/pages/about.yaml'), "title: About\nlead: 'TODO: what you do'\n")
    writeFileSync(join(root, 'data/starters/claims.yaml'), 'people: "TODO: people"\n')
    expect(todoFaults(root)).toEqual([
      { file: 'data/company.json', line: 2, message: 'still to be filled in', expected: 'phone number' },
      { file: 'data/pages/about.yaml', line: 2, message: 'still to be filled in', expected: 'what you do' },
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})
