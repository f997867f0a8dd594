/** Starts an installed PostgreSQL for tests and measurements, with its data in a temporary folder. */

import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

const debian = '/usr/lib/postgresql'

/** The folder with the programs of the newest installed server, if any. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map(version => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * The programs of the server for the tests; `undefined` when `SKIP_POSTGRES` is set. Throws when there is no server, so that
 * skipped tests do not count as passed.
 */
export function requiredPostgres(env: NodeJS.ProcessEnv, found: string | undefined): string | undefined {
  if (env.SKIP_POSTGRES === '1') return undefined
  if (!found) throw new Error('There is no PostgreSQL here. Install it, or leave its tests out with SKIP_POSTGRES=1.')
  return found
}

/** The user that runs PostgreSQL, which refuses to run as root. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(what =>
      Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout || 'x'),
    )
    if (uid && gid) return { uid, gid }
  }
  return {}
}

export interface Postgres {
  /** The URL of its own database. Tests create others beside it. */
  readonly url: string
  stop(): void
}

/** Starts a server for this machine only; `stop` deletes its data. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = otherUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  function run(program: string, ...args: readonly string[]) {
    const options = { ...user, cwd: folder, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(
      join(programs, program),
      ['-D', join(folder, 'data'), ...args],
      options,
    )
    if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`)
  }
  run('initdb', '-A', 'trust', '-U', 'post', '-E', 'UTF8', '--locale=C')
  const port = await freePort()
  // The server itself is never killed, so its disk need not be in step with every commit.
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off']
  const options = `-p ${port} -k ${folder} ${settings.map(setting => `-c ${setting}`).join(' ')}`
  run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', options)
  return {
    url: `postgres://post@127.0.0.1:${port}/postgres`,
    stop() {
      // Does not wait for clients.
      run('pg_ctl', 'stop', '-m', 'fast')
      rmSync(folder, { recursive: true })
    },
  }
}
