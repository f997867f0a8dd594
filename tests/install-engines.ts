/**
 * Installs Firefox and WebKit for the tests: Debian's packages for root, else Playwright's downloads. Fails if one is missing
 * then.
 */
import { findEngines } from './engines/engines.ts'
import { apt, run } from './install.ts'

const packages: Readonly<Record<string, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}
const missing = () =>
  Object.entries(findEngines()).flatMap(([name, engine]) => (engine || !(name in packages) ? [] : name))

apt(...missing().flatMap(name => packages[name] ?? []))
if (missing().length > 0) run('npx', 'playwright', 'install', '--with-deps', ...missing())
if (missing().length > 0) {
  console.error(`[engines] No ${missing().join(' and no ')}: README.md says how to get them.`)
  process.exitCode = 1
}
