import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Key as Keys } from 'selenium-webdriver'
import { freePort } from '../free-port.ts'
import { type Engine, expressionOf, type Key, type Session } from './session.ts'

/** The programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
export const webkitDriver = '/usr/bin/WebKitWebDriver'
export const virtualDisplay = '/usr/bin/Xvfb'

/** Else the toolbar keeps the window from being as narrow as a phone. */
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; -gtk-icon-size: 4px; }'

const keys: Readonly<Record<Exclude<Key, 'Control+k'>, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  '/': '/',
}

/** Starts a display, which chooses its number. */
async function startDisplay() {
  const display = spawn(virtualDisplay, ['-displayfd', '3', '-screen', '0', '1400x4000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { display, name: `:${String(number).trim()}` }
}

/** Starts the driver on a display of its own. Returns its address, and a function that ends both. */
async function startDriver() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrow)
  const { display, name } = await startDisplay()
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: name,
    XDG_CONFIG_HOME: folder,
    // For root, and without a graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const driver = spawn(webkitDriver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  const listens = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await listens())) await sleep(50)
  return {
    server,
    stop: () => {
      driver.kill()
      display.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openSession(server: string, url: string): Promise<Session> {
  const browser = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build()
  await browser.manage().setTimeouts({ pageLoad: 30_000, script: 20_000 })
  const resize = async (width: number, height: number) =>
    void (await browser.manage().window().setRect({ width, height }))
  await resize(1280, 800)
  const find = (selector: string) => browser.findElement(By.css(selector))
  return {
    goto: path => browser.get(new URL(path, url).href),
    reload: () => browser.navigate().refresh(),
    evaluate: async (task, ...values) => {
      const { value, error } = (await browser.executeAsyncScript(
        `const done = arguments[0]
        Promise.resolve().then(() => ${expressionOf(task, values)}).then(value => done({ value }), error => done({ error: String(error) }))`,
      )) as { value: never; error?: string }
      if (error !== undefined) throw new Error(error)
      return value
    },
    click: selector => find(selector).click(),
    hover: async selector =>
      browser
        .actions()
        .move({ origin: await find(selector) })
        .perform(),
    clickAt: (x, y) => browser.actions().move({ x, y }).click().perform(),
    type: text => browser.actions().sendKeys(text).perform(),
    press: key =>
      key === 'Control+k'
        ? browser.actions().keyDown(Keys.CONTROL).sendKeys('k').keyUp(Keys.CONTROL).perform()
        : browser.actions().sendKeys(keys[key]).perform(),
    resize,
    close: () => browser.quit(),
  }
}

/** Debian's WebKit, in its small browser. */
export function webkitGtk(): Engine {
  let driver: ReturnType<typeof startDriver> | undefined
  return {
    name: 'webkit',
    program: webkitDriver,
    open: async url => {
      driver ??= startDriver()
      return openSession((await driver).server, url)
    },
    close: async () => (await driver)?.stop(),
  }
}
