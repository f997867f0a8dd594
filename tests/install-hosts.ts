/** Makes sure that there are web servers for the tests: Debian's packages for root. Where they cannot be had, it says so. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isInstalled } from './hosts/program.ts'
import { apache } from './hosts/programs/apache.ts'
import { caddy } from './hosts/programs/caddy.ts'
import { nginx } from './hosts/programs/nginx.ts'

const packages = new Map([
  [nginx, ['nginx', 'libnginx-mod-http-brotli-static']],
  [caddy, ['caddy']],
  [apache, ['apache2']],
])
const missing = [...packages].filter(([program]) => !isInstalled(program)).flatMap(([, names]) => names)

const run = (command: string, ...args: string[]) => {
  console.log(`[hosts] ${command} ${args.join(' ')}`)
  // At run level 1 Debian installs services without starting them.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
  void (
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing)
  )
const left = [...packages.keys()].filter(program => !isInstalled(program)).map(({ name }) => name)
console.log(
  `[hosts] ${left.length === 0 ? 'nginx, Caddy and Apache' : `Not here, and left out: ${left.join(', ')}. Install them to test them.`}`,
)
