/** Starts an installed PostgreSQL for tests and measurements, with its data in a temporary folder. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
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

/** Resolves when the server accepts connections. Rejects with its output when it has exited. */
async function answering(url: string, server: ChildProcess, said: () => string) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL has ended: ${said()}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
}

export interface Postgres {
  /** The URL of its own database. Tests create others beside it. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a server for this machine only; `stop` deletes its data. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = otherUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'post', '-E', 'UTF8', '--locale=C'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder],
      // The server itself is never killed, so its disk need not be in step with every commit.
      ...['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off'].flatMap(setting => ['-c', setting]),
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2000)
  })
  const url = `postgres://post@127.0.0.1:${port}/postgres`
  await answering(url, server, () => said)
  return {
    url,
    stop: async () => {
      const ended = new Promise(resolve => server.once('exit', resolve))
      // A fast shutdown: does not wait for clients.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
