import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { doors, type Row, rows } from '../scripts/import-rules.ts'
import { rules, withTable } from '../scripts/write-rules.ts'

const inside = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`)

/** Folders of other rows that a row may not import, as after `#`. */
const forbidden = ({ folder, imports, not = [] }: Row) =>
  rows
    .map(row => row.folder.replace(/^src\//, ''))
    .filter(name => name !== 'mock-api' && !inside(name, folder.replace(/^src\//, '')))
    .filter(name => not.some(no => inside(name, no)) || !imports.some(yes => inside(name, yes)))

/** One forbidden import a file: for every row each folder that it may not import, `../`, and every library but its own. */
const violations = rows.flatMap(row => [
  ...forbidden(row).map(name => [row.folder, `import '#${name}/planted.ts'`] as const),
  [row.folder, "import '../planted.ts'"] as const,
  ...doors
    .filter(({ folders }) => !folders.includes(row.folder))
    .flatMap(({ modules }) => modules.map(name => [row.folder, `import '${name}'`] as const)),
])

describe('the directions of imports', () => {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'))
  afterAll(() => rmSync(copy, { recursive: true }))
  const config = JSON.parse(readFileSync('biome.json', 'utf8')) as object
  writeFileSync(join(copy, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }))
  writeFileSync(join(copy, 'biome.imports.json'), rules())
  const files = violations.map(([folder], at) => `${folder}/planted-${at}.ts`)
  for (const [at, [, line]] of violations.entries()) {
    const file = join(copy, files[at] ?? '')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${line}\n`)
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=json', `--max-diagnostics=${violations.length}`],
    { cwd: copy, encoding: 'utf8' },
  )

  it('have a planted violation for every row', () => {
    for (const { folder } of rows)
      expect(violations.filter(([planted]) => planted === folder).length).toBeGreaterThan(0)
  })

  for (const [at, [folder, line]] of violations.entries())
    it(`refuse ${line} in ${folder}`, () => {
      expect(stdout).toContain(`${files[at]}"`)
    })

  it('stand in the linter and in the README as `npm run rules` writes them', () => {
    const readme = readFileSync('src/README.md', 'utf8')
    // The formatter aligns the columns.
    const plain = (text: string) => text.replace(/ {2,}|-{2,}/g, ' ').replace(/ +/g, ' ')
    expect(readFileSync('biome.imports.json', 'utf8')).toBe(rules())
    expect(plain(withTable(readme))).toBe(plain(readme))
  })
})
