import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the units of the server and its backup are such to systemd',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const units = readdirSync('deploy').filter(name => /\.(service|socket|timer)$/.test(name))
    // The user is not on this machine.
    for (const name of units)
      writeFileSync(join(folder, name), readFileSync(join('deploy', name), 'utf8').replace('User=site\n', ''))
    const files = units.map(name => join(folder, name))
    const options = ['verify', '--man=no', '--recursive-errors=no']
    const { status, stderr } = spawnSync('systemd-analyze', [...options, ...files], { encoding: 'utf8' })
    expect([units.length, stderr.split('\n').filter(line => line.includes('site')), status]).toEqual([4, [], 0])
    rmSync(folder, { recursive: true })
  },
)
