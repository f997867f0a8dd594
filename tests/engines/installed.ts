import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { browserArguments, findBrowser } from '../browser.ts'
import { installedFirefox, playwrightEngine } from './playwright.ts'
import type { Engine } from './session.ts'
import { virtualDisplay, webkitDriver, webkitGtk } from './webkit-gtk.ts'

const debianFirefox = '/usr/bin/firefox-esr'

function findFirefox(): Engine | undefined {
  if (existsSync(firefox.executablePath())) return playwrightEngine('firefox', firefox, {})
  return existsSync(debianFirefox) ? installedFirefox(debianFirefox) : undefined
}

function findWebkit(): Engine | undefined {
  if (existsSync(webkit.executablePath())) return playwrightEngine('webkit', webkit, {})
  return [webkitDriver, virtualDisplay].every(path => existsSync(path)) ? webkitGtk() : undefined
}

function findChromium(): Engine | undefined {
  const executablePath = findBrowser()
  return executablePath ? playwrightEngine('chromium', chromium, { executablePath, args: browserArguments }) : undefined
}

/** Finds Playwright's own browsers, else Debian's; `undefined` for an engine that is missing. */
export const findEngines = (): Readonly<Record<Engine['name'], Engine | undefined>> => ({
  chromium: findChromium(),
  firefox: findFirefox(),
  webkit: findWebkit(),
})

/** The engines that are missing. */
export const missingEngines = () => Object.entries(findEngines()).flatMap(([name, engine]) => (engine ? [] : name))
