import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawings } from '../drawings.ts'
import { addService, buildIn, copyOfProject, edit, typesIn } from './project.ts'

/** Returns the accent of every page, by file. */
const accents = (folder: string) =>
  new Map(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter(file => file.endsWith('.html'))
      .map(file => [file, /data-accent="(\w+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]]),
  )

describe('one more page, before all others of its kind', () => {
  const folder = copyOfProject()
  const dist = join(folder, 'dist')
  let added = ''
  beforeAll(() => {
    added = addService(folder)
    const { status, stdout } = buildIn(folder)
    expect(status, stdout).toBe(0)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is an entry in the map and a file of words, for the compiler too', () => {
    expect(typesIn(folder)).toBe('')
  })

  it('changes no drawing and no accent of the others', () => {
    const after = drawings(dist)
    for (const [name, drawing] of drawings('dist')) expect([name, after.get(name)]).toEqual([name, drawing])
    const accentsAfter = accents(dist)
    for (const [file, accent] of accents('dist')) expect([file, accentsAfter.get(file)]).toEqual([file, accent])
    expect(after.size).toBeGreaterThan(drawings('dist').size)
    expect(accentsAfter.get(`${added.slice(1)}.html`)).toBeDefined()
  })
})

/** Returns the faults that `npm run content` reports for a copy, with file and line. */
function faultsIn(folder: string) {
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/build/content/main.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const lines = stderr.trim() === '' ? [] : stderr.trim().split('\n')
  return lines.map(text => {
    const [, file = '', line = '0'] = /^(data\/[^:]+):(\d+):/.exec(text) ?? []
    return { text, file, line: Number(line) }
  })
}

/** Changes each line that faults name once. `undefined` removes the line. */
function editLines(
  folder: string,
  faults: ReturnType<typeof faultsIn>,
  change: (line: string, file: string) => string | undefined,
) {
  for (const file of new Set(faults.map(fault => fault.file))) {
    const numbers = faults.filter(fault => fault.file === file).map(({ line }) => line)
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    const changed = lines.flatMap((line, at) => (numbers.includes(at + 1) ? (change(line, file) ?? []) : line))
    writeFileSync(join(folder, file), changed.join('\n'))
  }
}

const built = (folder: string) => {
  const { status, stdout } = buildIn(folder)
  expect(status, stdout).toBe(0)
}

it('a service is renamed by its file and its menu line, and removed by both', () => {
  const folder = copyOfProject()
  const file = (name: string) => join(folder, `data/pages/services/${name}.yaml`)
  try {
    addService(folder)
    renameSync(file('green-hosting'), file('green-servers'))
    edit(
      folder,
      'data/pages/services/green-servers.yaml',
      'order: 0',
      'order: 0\naliases:\n  - /services/green-hosting',
    )
    expect(faultsIn(folder).map(({ file, text }) => [file, /did you mean "([^"]+)"/.exec(text)?.[1]])).toEqual([
      ['data/menus.yaml', '/services/green-servers'],
    ])
    edit(folder, 'data/menus.yaml', '/services/green-hosting', '/services/green-servers')
    built(folder)
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
    expect(read('services.html')).toContain('href="/services/green-servers"')
    expect(read('services/green-hosting.html')).toContain('url=/services/green-servers')
    expect(readFileSync(join(folder, 'dist-hosts/netlify/_redirects'), 'utf8')).toMatch(
      /^\/services\/green-hosting +\/services\/green-servers +301/m,
    )

    rmSync(file('green-servers'))
    editLines(folder, faultsIn(folder), () => undefined)
    built(folder)
    expect(existsSync(join(folder, 'dist/services/green-servers.html'))).toBe(false)
    expect(read('sitemap.html')).not.toContain('green-servers')
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 300_000)
