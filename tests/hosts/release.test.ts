/** Releases follow each other as docs/deploy.md says, with visitors on the site all the time. */
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../scripts/deploy-check.ts'
import { freePort } from '../free-port.ts'
import { caddyWith, host, isInstalled, type RunningHost, startHost } from './start.ts'

const base = mkdtempSync(join(tmpdir(), 'releases-'))
let files: ReadonlyMap<string, string>
let running: RunningHost
let environment: NodeJS.ProcessEnv

/** A script that only the first release has. Open pages of that release request it later. */
const oldScript = '/assets/of-the-first-12345678.js'

/** Copies a release whose home page contains its id. */
function copyRelease(id: string) {
  const folder = join(base, 'releases', id)
  for (const name of ['dist', 'dist-server', 'data', 'package.json', 'package-lock.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const packed of ['br', 'gz']) rmSync(join(folder, `dist/index.html.${packed}`))
  appendFileSync(join(folder, 'dist/index.html'), `<!-- ${id} -->`)
  return folder
}

/** A substitute for systemd: holds the socket of the unit, and restarts its process whenever it exits. */
const holder = `use Socket; use POSIX;
my ($port, $folder, $pids, @command) = @ARGV;
$^F = 9; # Descriptors up to this one are given on.
socket(my $socket, PF_INET, SOCK_STREAM, 0); setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
bind($socket, sockaddr_in($port, inet_aton('127.0.0.1'))) or die "bind: $!"; listen($socket, 511);
POSIX::dup2(fileno($socket), 3) if fileno($socket) != 3;
while (1) {
  my $pid = fork;
  if (!$pid) { chdir $folder; $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; exec @command }
  open(my $file, '>', "$pids.next"); print $file "$pid\\n"; close $file; rename("$pids.next", $pids);
  waitpid($pid, 0); select(undef, undef, undef, 0.2);
}
`

/** Returns a script that does what `systemctl restart site` does. */
function restarts(unit: string, port: string): string {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  const [, folder = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? []
  const [, variables = ''] = /^Environment=(HOST.*)$/m.exec(unit) ?? []
  return `set -e
cd "${base}"
if [ -e pid ]; then
  old=$(cat pid)
  kill -TERM "$old" 2>/dev/null || true
  while [ "$(cat pid)" = "$old" ]; do sleep 0.05; done
else
  ${variables} setsid perl holder.pl ${port} "${folder}" "${base}/pid" ${command} >> log 2>&1 &
  echo $! > holder.pid
  while [ ! -e pid ]; do sleep 0.05; done
fi
`
}

const release = (id: string, more: NodeJS.ProcessEnv = {}) =>
  new Promise<{ status: number | null; said: string }>(done => {
    const child = spawn('sh', [join(base, 'release.sh'), id], { env: { ...environment, ...more } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
    child.once('close', status => done({ status, said }))
  })

const filesOfMachine = ['site.service', 'site.socket', 'release.sh', 'Caddyfile']
const machineCaddy = caddyWith(() => files.get('Caddyfile') ?? '')

const skipped = !isInstalled(machineCaddy) || spawnSync('setsid', ['true']).status !== 0

beforeAll(async () => {
  if (skipped) return
  const port = String(await freePort())
  files = new Map(
    filesOfMachine.map(name => {
      const text = readFileSync(`deploy/${name}`, 'utf8')
      return [name, text.replaceAll('/srv/site', base).replaceAll('4173', port).replaceAll('www.example.com', host)]
    }),
  )
  for (const [name, content] of files) writeFileSync(join(base, name), content)
  writeFileSync(join(base, '.env'), 'RATE_PER_ADDRESS=1000000\nRATE_OVERALL=1000000\nLOG_LEVEL=warn\n')
  writeFileSync(join(base, 'restart.sh'), restarts(files.get('site.service') ?? '', port))
  writeFileSync(join(base, 'holder.pl'), holder)
  mkdirSync(join(base, 'var'))
  chmodSync(base, 0o755)
  environment = { PATH: process.env.PATH, RESTART: `sh ${join(base, 'restart.sh')}` }
  writeFileSync(join(copyRelease('first'), 'dist', oldScript), 'export {}')
  copyRelease('second')
  writeFileSync(join(copyRelease('broken'), 'dist-server/serve.js'), 'process.exit(1)')
  expect(await release('first')).toEqual({ status: 0, said: 'release: first is running\n' })
  running = await startHost(machineCaddy)
}, 300_000)

afterAll(async () => {
  await running?.stop()
  for (const name of ['holder.pid', 'pid'])
    if (existsSync(join(base, name))) process.kill(Number(readFileSync(join(base, name), 'utf8')), 'SIGTERM')
  rmSync(base, { recursive: true, force: true })
})

/** Visitors who send requests without a pause until they are stopped; returns the wrong answers. */
function visitors({ ask }: Pick<ReturnType<typeof createClient>, 'ask'>) {
  const wrong: string[] = []
  const homes = new Set<string>()
  let sent = 0
  let over = false
  const visit = async (what: string, look: () => Promise<string | undefined>) => {
    while (!over) {
      const fault = await look().catch((error: unknown) => String(error))
      if (fault) wrong.push(`${what}: ${fault}`)
    }
  }
  const get = (path: string) =>
    visit(path, async () => {
      const { status, body } = await ask(path)
      if (path === '/') homes.add(/<!-- (\w+) -->$/.exec(body.toString())?.[1] ?? 'neither')
      return status === 200 ? undefined : String(status)
    })
  const post = (who: number) =>
    visit('a message', async () => {
      const message = JSON.stringify({ name: 'A', email: 'a@b.example', subject: `${who}-${sent++}`, message: 'M' })
      const { status } = await ask('/api/contact', 'POST', { 'Content-Type': 'application/json' }, message)
      return status === 200 ? undefined : String(status)
    })
  const all = Promise.all([get('/'), get('/about'), get('/api/jobs'), get(oldScript), post(1), post(2)])
  return {
    homes,
    async leave() {
      over = true
      await all
      return { wrong, sent }
    },
  }
}

it.skipIf(skipped)(
  'a release takes over, and a broken one gives way, without one wrong answer',
  async () => {
    const { ask, close } = createClient(running)
    const { homes, leave } = visitors({ ask })
    onTestFinished(async () => {
      await leave()
      close()
    })
    await expect.poll(() => [...homes], { timeout: 120_000 }).toEqual(['first'])
    expect(await release('second')).toEqual({ status: 0, said: 'release: second is running\n' })
    await expect.poll(() => [...homes], { timeout: 120_000 }).toEqual(['first', 'second'])

    const { status, said } = await release('broken', { WAIT: '2' })
    expect(status).toBe(1)
    expect(said).toContain('release: second runs again')
    const { wrong, sent } = await leave()
    expect(wrong).toEqual([])
    expect([...homes]).toEqual(['first', 'second'])
    const { stdout } = spawnSync('npm', ['run', '-s', 'inbox', '--', '--json', '--all'], {
      cwd: join(base, 'current'),
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    const arrived = (JSON.parse(stdout) as { subject: string }[]).map(({ subject }) => subject)
    expect(arrived).toHaveLength(sent)
    expect(new Set(arrived).size).toBe(sent)
  },
  400_000,
)

it.skipIf(skipped)('only a folder below releases/ is published, and only once', async () => {
  for (const [id, said] of [
    ['../second', 'not the name of a folder'],
    ['absent', 'there is no releases/absent/dist-server/serve.js'],
    ['second', 'second is already running'],
  ] as const) {
    const answer = await release(id)
    expect([id, answer.status, answer.said.includes(said)]).toEqual([id, 2, true])
  }
})
