import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell is first: it has the same engine, and the tests take two thirds of the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const available = () =>
  [process.env.CHROMIUM ?? '', ...installed, chromium.executablePath()].filter(path => existsSync(path))

/** Returns the path of Chromium for the tests: `CHROMIUM`, an installed one, or the download of Playwright, if any. */
export function findBrowser(): string | undefined {
  return available()[0]
}

/** Returns the path of a whole Chromium, which has features that the headless shell lacks, if there is one. */
export const findWholeBrowser = (): string | undefined => available().find(path => !path.includes('headless'))

/** Arguments that let Chromium run as root and without a network, and stop its own network requests. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
