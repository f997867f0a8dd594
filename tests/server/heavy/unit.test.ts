import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const unit = readFileSync('deploy/site.service', 'utf8')

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the unit and its socket are such to systemd',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const file = join(folder, 'site.service')
    const socket = join(folder, 'site.socket')
    writeFileSync(file, unit.replace('User=site\n', ''))
    copyFileSync('deploy/site.socket', socket)
    const backup = join(folder, 'site-backup.service')
    writeFileSync(backup, readFileSync('deploy/site-backup.service', 'utf8').replace('User=site\n', ''))
    const timer = join(folder, 'site-backup.timer')
    copyFileSync('deploy/site-backup.timer', timer)
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', file, socket, backup, timer],
      {
        encoding: 'utf8',
      },
    )
    expect([stderr.split('\n').filter(line => /site(-backup)?\.(service|socket|timer)/.test(line)), status]).toEqual([
      [],
      0,
    ])
    rmSync(folder, { recursive: true })
  },
)
