/** Installs Debian's web servers for the tests, if this is root on Debian. Prints which of them are missing. */
import { caddy, isInstalled, nginx } from './hosts/start.ts'
import { apt } from './install.ts'

const programs = [nginx, caddy]
const missing = programs.filter(program => !isInstalled(program)).map(({ name }) => name)
if (missing.length > 0) apt('--no-install-recommends', ...missing, 'openssl', 'libnginx-mod-http-brotli-static')
const left = programs.filter(program => !isInstalled(program)).map(({ name }) => name)
console.log(
  `[hosts] ${left.length === 0 ? 'nginx and Caddy' : `Left out, because it is not installed: ${left.join(', ')}`}`,
)
