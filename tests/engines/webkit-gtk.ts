import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../free-port.ts'
import { type Engine, expressionOf } from './session.ts'

/** The driver of Debian's WebKit. */
export const webkitDriver = '/usr/bin/WebKitWebDriver'

/** Else the toolbar keeps the window from being as narrow as a phone. */
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; -gtk-icon-size: 4px; }'

/** For a narrow window, for root, and without a graphics card. */
const environment = (folder: string) => ({
  ...process.env,
  XDG_CONFIG_HOME: folder,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
})

/** Starts the driver on a display of its own. Returns its address, and a function that ends both. */
async function startDriver() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrow)
  const port = await freePort()
  const command = ['-a', '-s', '-screen 0 1400x2000x24', webkitDriver, `--port=${port}`]
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true, env: environment(folder) })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) await sleep(50)
  const stop = () => {
    // The whole group: the display, too.
    process.kill(-(driver.pid ?? 0))
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, stop }
}

/** Debian's WebKit in its own small browser. */
export const webkitGtk: Engine = {
  program: webkitDriver,
  open: async url => {
    const { address, stop } = await startDriver()
    const browser = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build()
    const resize = (width: number, height: number) => browser.manage().window().setRect({ width, height })
    await resize(1280, 800)
    const show = "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })"
    /** Repeats until the element can be reached, as other drivers do; a smooth scroll would keep it away. */
    const onElement = (selector: string, act: (element: WebElement) => Promise<void>) =>
      browser.wait(
        async () => {
          const [element] = await browser.findElements(By.css(selector))
          if (!element) return false
          const tried = browser.executeScript(show, element).then(() => act(element))
          return tried.then(() => true).catch(() => false)
        },
        30_000,
        selector,
      )
    const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE }
    const type = (text: string) => browser.actions().sendKeys(text).perform()
    return {
      goto: path => browser.get(url + path),
      reload: () => browser.navigate().refresh(),
      evaluate: (task, ...values) => browser.executeScript(`return ${expressionOf(task, values)}`),
      click: selector => onElement(selector, element => element.click()),
      hover: selector => onElement(selector, origin => browser.actions().move({ origin }).perform()),
      clickAt: (x, y) => browser.actions().move({ x, y }).click().perform(),
      type,
      press: key => type(keys[key]),
      resize,
      close: () => browser.quit().finally(stop),
    }
  },
}
