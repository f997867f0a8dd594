/**
 * Installs Chromium for the tests: Debian's packages for root, else Playwright's download. Both contain the headless shell,
 * which makes the tests fast, and the whole browser, which alone has the back/forward cache.
 */
import { findBrowser, findWholeBrowser } from './browser.ts'
import { apt, hasApt, run } from './install.ts'

const isComplete = () => Boolean(findBrowser() && findWholeBrowser())
// A whole Chromium is enough, but the tests take 1.5 times as long in it.
const isSlow = hasApt && !process.env.CHROMIUM && findBrowser() === findWholeBrowser()

if (!isComplete() || isSlow) {
  apt('chromium', 'chromium-headless-shell')
  if (!isComplete()) run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (!findBrowser()) {
    console.error(
      '[browser] No Chromium: install Chrome or Chromium, or name one in the CHROMIUM variable, and run the tests again.',
    )
    process.exit(1)
  }
}
console.log(`[browser] ${findBrowser()}`)
