/** Makes sure that there is a PostgreSQL for the tests: Debian's package for root. Fails where it cannot be had, unless `SKIP_POSTGRES` is 1. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres, requiredPostgres } from './server/postgres.ts'

const run = (command: string, ...args: string[]) => {
  console.log(`[postgres] ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

if (process.env.SKIP_POSTGRES !== '1' && !findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
  void (
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  )
try {
  console.log(`[postgres] ${requiredPostgres(process.env, findPostgres()) ?? 'left out, as SKIP_POSTGRES says'}`)
} catch (error) {
  console.error(`[postgres] ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
