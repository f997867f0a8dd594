/** PostgreSQL for tests and measurements: an installed one, with data of its own in a temporary folder. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'

const debian = '/usr/lib/postgresql'

/** The folder of the newest installed server's programs; nothing when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map(version => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * The programs of the server that the tests have to run on; nothing when `SKIP_POSTGRES` leaves them out. Throws when there
 * is no server, so that nothing is green that was not tested.
 */
export function requiredPostgres(env: NodeJS.ProcessEnv, found: string | undefined): string | undefined {
  if (env.SKIP_POSTGRES === '1') return undefined
  if (!found) throw new Error('There is no PostgreSQL here. Install it, or leave its tests out with SKIP_POSTGRES=1.')
  return found
}

/** It refuses to run as root: its own user, or the weakest there is, does instead. */
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

/** Resolves once somebody answers. Rejects when the server has ended instead, with what it said. */
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
  /** The address of its own database; others are made beside it. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a server that is reached from this machine only, and gone with its data when it is stopped. */
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
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
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
      // Ends without waiting for those who are connected.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
