import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addService, buildIn, copyOfProject, edit } from './project.ts'

/** Returns the faults that `npm run content` reports for a copy, with file and line. */
function faultsIn(folder: string) {
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/content/read/main.build.ts'], {
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
})
