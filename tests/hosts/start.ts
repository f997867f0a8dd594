/** Starts Debian's nginx or Caddy on free ports of this machine, with the configuration that the build wrote for it. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import { createClient, type Target } from '../../scripts/deploy-check.ts'
import { freePort } from '../free-port.ts'

export const host = new URL(company.siteUrl).hostname

/** The folders and ports of one start. */
export interface Place {
  readonly folder: string
  /** The folder of the site. */
  readonly root: string
  readonly http: number
  readonly https: number
}

/** A web server: its executable, and a function that writes its configuration and returns its arguments. */
export interface Program {
  readonly name: string
  readonly file: string
  readonly configure: (place: Place, server?: string) => readonly string[]
}

export interface RunningHost extends Target {
  readonly folder: string
  stop(): Promise<void>
}

export const isInstalled = ({ file }: Program) => existsSync(file)

/** Replaces texts of a configuration. Throws when one is missing. */
const replaced = (text: string, changes: readonly (readonly [from: string, to: string])[]) =>
  changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The configuration has no "${from}"`)
    return before.replaceAll(from, to)
  }, text)

/** Writes a self-signed certificate for the site's host name. */
function certify(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const { status, stderr } = spawnSync('openssl', [...kind, '-subj', `/CN=${host}`, ...files], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const nginx: Program = {
  name: 'nginx',
  file: '/usr/sbin/nginx',
  configure: ({ folder, root, http, https }, server) => {
    certify(folder)
    const file = server ? 'site-with-server.conf' : 'site.conf'
    const hasBrotli = existsSync(brotli) && !server
    const site = replaced(readFileSync(`dist-hosts/nginx/${file}`, 'utf8'), [
      [`/var/www/${host}`, root],
      [`/etc/letsencrypt/live/${host}`, folder],
      ['listen 80', `listen 127.0.0.1:${http}`],
      ['  listen [::]:80;\n', ''],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['  listen [::]:443 ssl http2;\n', ''],
      ...(server ? [['http://127.0.0.1:4173', server] as const] : []),
      ...(hasBrotli ? [['# brotli_static on;', 'brotli_static on;'] as const] : []),
    ])
    const main = `${hasBrotli ? `load_module ${brotli};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site}
}
`
    writeFileSync(join(folder, 'nginx.conf'), main)
    return ['-p', folder, '-c', join(folder, 'nginx.conf')]
  },
}

/** Caddy with a Caddyfile; certificates are its own. */
export const caddyWith = (caddyfile: (place: Place, server?: string) => string): Program => ({
  name: 'caddy',
  file: '/usr/bin/caddy',
  configure: (place, server) => {
    const file = join(place.folder, 'Caddyfile')
    const global = `{\n\tadmin off\n\thttp_port ${place.http}\n\thttps_port ${place.https}\n\tlocal_certs\n\tskip_install_trust\n}\n`
    writeFileSync(file, global + caddyfile(place, server))
    return ['run', '--config', file, '--adapter', 'caddyfile']
  },
})

export const caddy = caddyWith(({ root }, server) =>
  replaced(readFileSync(`dist-hosts/caddy/Caddyfile${server ? '-with-server' : ''}`, 'utf8'), [
    [`/var/www/${host}`, root],
    ...(server ? [['127.0.0.1:4173', server.replace('http://', '')] as const] : []),
  ]),
)

/** Starts a program over a copy of `dist/` with hidden files, which nobody may read; `/api` is forwarded to `server`. */
export async function startHost(program: Program, server?: string): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), `${program.name}-`))
  // A program that root started reads files as another user.
  chmodSync(folder, 0o755)
  const [http = 0, https = 0] = await Promise.all([freePort(), freePort()])
  const place = { folder, root: join(folder, 'www'), http, https }
  cpSync('dist', place.root, { recursive: true })
  mkdirSync(join(place.root, '.git'))
  for (const file of ['.env', '.git/config', 'assets/.env']) writeFileSync(join(place.root, file), 'secret')
  let output = ''
  const child = spawn(program.file, program.configure(place, server), {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000)
    })
  const target = { origin: `https://${host}`, local: { http: place.http, https: place.https } }
  const { ask, close } = createClient(target)
  // Some listen before they have a certificate.
  while (!(await ask('/').catch(() => undefined))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The program has exited: ${output}`)
    await sleep(20)
  }
  close()
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
