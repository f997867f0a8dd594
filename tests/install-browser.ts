/**
 * Makes sure that there is a Chromium for the tests: Debian's packages for root, or Playwright's own download. Both bring
 * the one without windows, in which the tests are quick, and a whole one, which alone has the back/forward cache.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, findWholeBrowser } from './browser.ts'

const run = (command: string, ...args: string[]) => {
  console.log(`[browser] ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const isComplete = () => Boolean(findBrowser() && findWholeBrowser())
// A whole Chromium alone is enough, but the tests take half as long again in it.
const isSlow = asRoot && !process.env.CHROMIUM && findBrowser() === findWholeBrowser()

if (!isComplete() || isSlow) {
  if (asRoot) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell')
  }
  if (!isComplete()) run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (!findBrowser()) {
    console.error(
      '[browser] No Chromium: install Chrome or Chromium, or name one in the CHROMIUM variable, and run the tests again.',
    )
    process.exit(1)
  }
}
console.log(`[browser] ${findBrowser()}`)
