/** nginx with the configuration that the build writes, over the same `dist/`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ky from 'ky'
import { company } from '#site/company.ts'

const installed = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync)

/** The program; Debian's package for root where there is none. */
function findNginx(): string | undefined {
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // At run level 1 Debian installs services without starting them.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const options = { stdio: 'ignore', env } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options)
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

/** The site of the build's configuration without its certificate: both are measured as they stand behind a proxy. */
function siteAt(port: number) {
  const text = readFileSync('dist-hosts/nginx/site.conf', 'utf8')
  const begin = text.indexOf('server {')
  const changes = [
    ['  listen 443 ssl http2;', `  listen 127.0.0.1:${port};`],
    ['  listen [::]:443 ssl http2;\n', ''],
    [`root /var/www/${new URL(company.siteUrl).hostname};`, `root ${resolve('dist')};`],
  ] as const
  return changes
    .reduce(
      (site, [from, to]) => {
        if (!site.includes(from)) throw new Error(`dist-hosts/nginx/site.conf has no "${from}"`)
        return site.replace(from, to)
      },
      text.slice(0, begin) + text.slice(text.indexOf('server {', begin + 1)),
    )
    .replace(/^ {2}ssl_.*\n/gm, '')
}

/** One process, as the server is one. */
const configuration = (folder: string, port: number) => `daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  ${siteAt(port)}
}`

export interface Nginx {
  readonly origin: string
  readonly version: string
  stop(): Promise<void>
}

/** Resolves once it answers, and asks again every 20 ms until then. */
async function answering(origin: string, server: ChildProcess, said: () => string) {
  const ended = once(server, 'exit').then(() => {
    throw new Error(`nginx has ended: ${said()}`)
  })
  await Promise.race([ky.get(origin, { retry: { limit: 500, delay: () => 20 } }), ended])
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
  // Whatever ends this process.
  process.once('exit', () => server.kill())
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
