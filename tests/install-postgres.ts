/** Makes sure that there is a PostgreSQL for the tests: Debian's package for root. Where it cannot be had, it says so. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from './server/postgres.ts'

const run = (command: string, ...args: string[]) => {
  console.log(`[postgres] ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

if (!findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
  void (
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  )
console.log(`[postgres] ${findPostgres() ?? 'No PostgreSQL here: its tests are left out. Install it to run them.'}`)
