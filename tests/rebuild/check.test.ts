import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copyOfProject, edit } from './project.ts'

const folder = copyOfProject()
afterAll(() => rmSync(folder, { recursive: true }))

// `.content` is that of the content before it is broken.
for (const part of ['biome.json', '.gitignore', '.content', 'tests', 'vitest.config.ts', 'playwright.config.ts'])
  cpSync(part, join(folder, part), { recursive: true })
// The compiler writes no build info and no declarations, because the packages of the copy are symlinks.
for (const name of ['browser', 'service-worker', 'node']) {
  const file = join(folder, `tsconfig.${name}.json`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/"composite": true,\s*"tsBuildInfoFile": "[^"]*"/, '"composite": false'),
  )
}

const check = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr, lines: stdout.trim().split('\n') }
}

it('npm run check says all that is wrong at once, by file and line, also beside a broken data file', () => {
  edit(folder, 'data/jobs.json', '"id": 3,', '"id": "no id",')
  edit(folder, 'src/lists/open-jobs.ts', 'time.toISOString()', 'time.toIsoString()')
  edit(folder, 'src/search/words.ts', '\nexport', '\ndebugger\nexport')
  edit(folder, 'src/ui/photo.tsx', 'import', "import '#offline/busy.ts'\nimport")
  edit(folder, 'src/content/slug.ts', 'export', '   export')
  writeFileSync(join(folder, 'src/offline/worker/planted.ts'), 'export const planted: number = window.name\n')
  const { status, stderr, lines } = check()
  expect([status, stderr]).toEqual([1, ''])
  const fileOf = (line: string) => /^(?:× )?([\w/.-]+)(?::\d+:\d+|\(\d+,\d+\)): /.exec(line)?.[1]
  expect([...new Set(lines.flatMap(line => fileOf(line) ?? []))].sort()).toEqual([
    'data/jobs.json',
    'src/lists/open-jobs.ts',
    'src/offline/worker/planted.ts',
    'src/search/words.ts',
    'src/ui/photo.tsx',
  ])
  const of = (file: string) => lines.filter(line => fileOf(line) === file).join('\n')
  expect(of('data/jobs.json')).toMatch(/:\d+:11: \[2\]\.id: .*found "no id"$/)
  expect(of('src/lists/open-jobs.ts')).toMatch(/TS2551: .*toIsoString.*Did you mean 'toISOString'\?/)
  expect(of('src/search/words.ts')).toContain('lint/suspicious/noDebugger')
  expect(of('src/ui/photo.tsx')).toContain('src/ui imports only')
  expect(lines.filter(line => line.includes('src/content/slug.ts'))).toEqual([expect.stringContaining('format')])

  edit(folder, 'data/teams.json', '"id": 1,', '"id": 1')
  const broken = check()
  expect(broken.status).toBe(1)
  expect(broken.lines).toContainEqual(
    expect.stringMatching(/^data\/teams\.json:\d+:\d+: a comma is missing .*; expected a comma, found "title"/),
  )
  expect(broken.lines.join('\n')).toContain('src/search/words.ts')
})
