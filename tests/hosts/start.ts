import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { createAsk, type Target } from './ask.ts'
import { host, type Program } from './program.ts'

export interface RunningHost extends Target {
  readonly folder: string
  stop(): Promise<void>
}

/** Resolves when the server responds over https; some listen before they have a certificate. */
async function responding(target: Target, child: ChildProcess, output: () => string) {
  const { ask, close } = createAsk(target)
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The program has exited: ${output()}`)
    if (await ask({ path: '/' }).catch(() => undefined)) return close()
    await sleep(20)
  }
}

/** Creates hidden files in the served folder, which must not be readable. */
function plantSecrets(root: string) {
  for (const folder of ['.git', 'api/.git']) mkdirSync(join(root, folder))
  for (const file of [
    '.env',
    'api/.env',
    'api/.git/config',
    '.git/config',
    '.git/HEAD',
    '.well-known/.env',
    'assets/.env',
    '.htpasswd',
  ])
    writeFileSync(join(root, file), 'planted secret')
}

/** Starts a program on free ports, configured as in `docs/deploy.md`; `/api` is forwarded to `server`. */
export async function startHost(program: Program, options: { server?: string } = {}): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), `${program.name}-`))
  const root = join(folder, 'www')
  // A program started by root reads files as another user.
  chmodSync(folder, 0o755)
  const place = {
    folder,
    root,
    http: await freePort(),
    https: await freePort(),
    certificate: join(folder, 'fullchain.pem'),
    key: join(folder, 'privkey.pem'),
  }
  let output = ''
  const given = program.prepare(place, options)
  plantSecrets(root)
  const child = spawn(program.file, given, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...program.environment?.(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000)
    })
  const target = { origin: `https://${host}`, local: { http: place.http, https: place.https } }
  await responding(target, child, () => output)
  return {
    ...target,
    folder,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
