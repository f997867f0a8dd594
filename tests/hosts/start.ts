import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAsk, type Target } from './ask.ts'
import { host, type Program } from './program.ts'

export interface RunningHost extends Target {
  readonly folder: string
  stop(): Promise<void>
}

export const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Resolves once the server answers over https: some listen before they have their certificate. */
async function answering(target: Target, child: ChildProcess, said: () => string) {
  const { ask, close } = createAsk(target)
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It has ended: ${said()}`)
    if (await ask({ path: '/' }).catch(() => undefined)) return close()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** What must not be read, however it came into the folder. */
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

/** Starts a server over the site, set up as `docs/deploy.md` says, on free ports; `server` is what `/api` is passed to. */
export async function startHost(program: Program, options: { server?: string } = {}): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), `${program.name}-`))
  const root = join(folder, 'www')
  // Servers that are started by root read as somebody else.
  chmodSync(folder, 0o755)
  const place = {
    folder,
    root,
    http: await freePort(),
    https: await freePort(),
    certificate: join(folder, 'fullchain.pem'),
    key: join(folder, 'privkey.pem'),
  }
  let said = ''
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
      said = `${said}${chunk}`.slice(-4000)
    })
  const target = { origin: `https://${host}`, local: { http: place.http, https: place.https } }
  await answering(target, child, () => said)
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
