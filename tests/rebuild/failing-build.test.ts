import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildArguments, buildIn, copyOfProject } from './project.ts'

it('an error and a console.error while rendering fail the build, each with its route, and leave no dist behind', () => {
  const folder = copyOfProject()
  try {
    for (const [name, fault] of [
      ['approach', "throw new Error('planted fault')"],
      ['startup', "console.error('planted fault')"],
    ]) {
      const page = join(folder, `src/pages/${name}/page.tsx`)
      const text = readFileSync(page, 'utf8')
      writeFileSync(
        page,
        text.replace(/export default function \w+\(.*\{\n/, start => `${start}  ${fault}\n`),
      )
    }
    const { status, stdout } = buildIn(folder)
    expect(status).toBe(1)
    const [, said] = stdout.split('The build failed:\n')
    for (const name of ['approach', 'startup'])
      expect(said).toMatch(new RegExp(`^ +/${name} \\(data/pages/${name}\\.yaml\\): .*planted fault`, 'm'))
    expect(['dist', 'dist.next'].filter(name => existsSync(join(folder, name)))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('a build beside another, in a folder that a program holds, or without its packages says so and changes nothing', () => {
  const folder = copyOfProject()
  const odd = `${folder}#1`
  try {
    writeFileSync(join(folder, 'dist.lock'), String(process.pid))
    expect(buildIn(folder).stdout).toContain(`another build (process ${process.pid}) is running`)
    // As another start leaves it for a moment.
    writeFileSync(join(folder, 'dist.lock'), '')
    expect(buildIn(folder).stdout).toContain('another build')
    rmSync(join(folder, 'dist.lock'))
    symlinkSync(tmpdir(), join(folder, 'dist'))
    expect(buildIn(folder).stdout).toContain('dist is a link')
    rmSync(join(folder, 'node_modules'))
    const start = (cwd: string) => spawnSync(process.execPath, buildArguments, { cwd, encoding: 'utf8' })
    expect(start(folder).stderr.trim()).toMatch(/^The packages .* run npm ci --include=dev\.$/)
    renameSync(folder, odd)
    expect(start(odd).stderr.trim()).toMatch(/has "#" in its name.*: rename the folder\.$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(odd, { recursive: true, force: true })
  }
})
