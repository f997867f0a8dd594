/** nginx with the configuration that the build writes, over the same `dist/`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const installed = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync)

/** The program; Debian's package for root where there is none. */
function findNginx(): string | undefined {
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options)
    spawnSync('service', ['nginx', 'stop'], options)
  }
  return installed()
}

const freePort = () =>
  new Promise<number>(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

/** One worker, as the server is one process, and the packed files that the build has written. */
function configuration(folder: string, port: number) {
  const site = readFileSync('dist/.deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace(/root \S+;/, `root ${resolve('dist')};`)
    .replace(/# gzip_static on;|gzip on;/g, line => (line === 'gzip on;' ? '' : 'gzip_static on;'))
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  ${site}
}`
}

export interface Nginx {
  readonly origin: string
  readonly version: string
  stop(): Promise<void>
}

async function answering(origin: string, server: ChildProcess, said: () => string) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${said()}`)
    const answer = await fetch(origin).catch(() => undefined)
    if (answer) return
    await new Promise(done => setTimeout(done, 20))
  }
}

/** Starts it on a free port; nothing where it cannot be had. */
export async function startNginx(): Promise<Nginx | undefined> {
  const program = findNginx()
  if (!program) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port))
  const server = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr?.on('data', chunk => {
    said += chunk
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, server, () => said)
  return {
    origin,
    version: /\/(\S+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? '',
    async stop() {
      const ended = new Promise(done => server.once('exit', done))
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
