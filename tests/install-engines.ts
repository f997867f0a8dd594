/**
 * Installs Firefox and WebKit for the tests: Debian's packages for root, else Playwright's downloads. Fails if one is missing
 * then.
 */
import { missingEngines } from './engines/installed.ts'
import { apt, run } from './install.ts'

const packages: Readonly<Record<string, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}
const missing = () => missingEngines().filter(name => name in packages)

apt(...missing().flatMap(name => packages[name] ?? []))
if (missing().length > 0) run('npx', 'playwright', 'install', '--with-deps', ...missing())
if (missing().length > 0) {
  console.error(`[engines] No ${missing().join(' and no ')}: README.md says how to get them.`)
  process.exitCode = 1
}
