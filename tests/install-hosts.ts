/**
 * Installs web servers for the tests: Debian's packages for root, and Cloudflare's code from the registry. Prints which of them
 * are missing.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canCertify } from './hosts/certify.ts'
import { isInstalled } from './hosts/program.ts'
import { apache } from './hosts/programs/apache.ts'
import { caddy } from './hosts/programs/caddy.ts'
import { nginx } from './hosts/programs/nginx.ts'
import { cloudflarePackage, hasCloudflare } from './hosts/rules/cloudflare.ts'
import { apt, run } from './install.ts'

const packages = new Map([
  [nginx, ['nginx', 'libnginx-mod-http-brotli-static']],
  [caddy, ['caddy']],
  [apache, ['apache2']],
])
const missing = [
  ...[...packages].filter(([program]) => !isInstalled(program)).flatMap(([, names]) => names),
  ...(canCertify() ? [] : ['openssl']),
]

if (missing.length > 0) apt('--no-install-recommends', ...missing)
/** Downloads the package without its dependencies, which include Cloudflare's whole unused runtime. */
if (!hasCloudflare()) {
  const folder = dirname(cloudflarePackage)
  mkdirSync(folder, { recursive: true })
  const fetched = run('npm', 'pack', '--silent', '--pack-destination', folder, '@cloudflare/pages-shared@0.13.0')
  if (fetched) run('tar', '-xzf', join(folder, 'cloudflare-pages-shared-0.13.0.tgz'), '-C', folder)
}

const left = [
  ...[...packages.keys()].filter(program => !isInstalled(program)).map(({ name }) => name),
  ...(hasCloudflare() ? [] : ['Cloudflare Pages']),
  ...(canCertify() ? [] : ['everything on https, for want of openssl']),
]
console.log(
  `[hosts] ${left.length === 0 ? 'nginx, Caddy, Apache, and the rules of Netlify, Vercel and Cloudflare Pages' : `Not here, and left out: ${left.join(', ')}.`}`,
)
