import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The one without windows first: the same engine, and the tests take two thirds of the time in it. */
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

/** The Chromium that the tests run in: `CHROMIUM`, an installed one, or the one Playwright downloaded; nothing if none is there. */
export function findBrowser(): string | undefined {
  return available()[0]
}

/** A Chromium with windows, which has what the headless shell leaves out; nothing if none is there. */
export const findWholeBrowser = (): string | undefined => available().find(path => !path.includes('headless'))

/** What Chromium needs where it runs as root and without a network, and so that it keeps to itself. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
