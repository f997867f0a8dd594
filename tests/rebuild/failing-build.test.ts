import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildArguments, buildIn, copyOfProject } from './project.ts'

it.each([
  ['an error while rendering', "throw new Error('planted fault')"],
  ['a console.error while rendering', "console.error('planted fault')"],
])('%s fails the build with its route and leaves no dist behind', (_, fault) => {
  const folder = copyOfProject()
  try {
    const page = join(folder, 'src/pages/approach/page.tsx')
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(/export default function Approach\(.*\{\n/, start => `${start}  ${fault}\n`),
    )
    const { status, stdout } = buildIn(folder)
    expect(status).toBe(1)
    expect(stdout).toMatch(/The build failed:\n\s+\/approach \(data\/pages\/approach\.yaml\): .*planted fault/)
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
