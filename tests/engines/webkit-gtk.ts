import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type Engine, expressionOf, noAnswer } from './session.ts'

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

const longest = 30_000

/** Starts the driver on a display of its own. Returns its address, and a function that ends both. */
async function startDriver() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrow)
  const port = await freePort()
  const command = ['-a', '-s', '-screen 0 1400x2000x24', webkitDriver, `--port=${port}`]
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true, env: environment(folder) })
  const address = `http://127.0.0.1:${port}`
  // Another program may have taken the port or the display meanwhile.
  const isThere = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isThere())) {
    if (driver.exitCode !== null) throw new Error(`${webkitDriver} has ended`)
    await sleep(50)
  }
  const stop = () => {
    // The whole group: the display, too.
    process.kill(-(driver.pid ?? 0))
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, stop }
}

/** Opens a session of WebDriver (https://www.w3.org/TR/webdriver2/). Returns a function that runs its commands. */
async function openSession(address: string) {
  const send = async (method: string, path: string, body?: object) => {
    const request = { method, signal: AbortSignal.timeout(longest), ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(address + path, request).catch(cause => {
      throw new Error(`${noAnswer} to ${path}`, { cause })
    })
    const { value } = await response.json()
    if (value?.error === 'timeout') throw new Error(`${noAnswer} to ${path}`)
    if (!response.ok) throw new Error(`${path}: ${value?.message}`)
    return value
  }
  // Without these, a page that it takes for unfinished holds up every command for five minutes.
  const timeouts = { pageLoad: longest / 2, script: longest / 2 }
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', timeouts } }
  const { sessionId } = await send('POST', '/session', { capabilities })
  return {
    command: (path: string, body: object = {}) => send('POST', `/session/${sessionId}${path}`, body),
    close: () => send('DELETE', `/session/${sessionId}`),
  }
}

/** Moves the pointer: in the window, or from the middle of an element. */
const moveTo = (x: number, y: number, origin: object | 'viewport' = 'viewport') => ({
  type: 'pointerMove',
  duration: 100,
  x,
  y,
  origin,
})

export const webkitGtk: Engine = {
  program: webkitDriver,
  open: async url => {
    const { address, stop } = await startDriver().catch(startDriver)
    const { command, close } = await openSession(address)
    const resize = (width: number, height: number) => command('/window/rect', { width, height })
    await resize(1280, 800)
    const run = (script: string, ...args: readonly unknown[]) => command('/execute/sync', { script, args })
    const point = (...actions: readonly object[]) =>
      command('/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      })
    const show = "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })"
    /** Repeats until the element can be reached, as other drivers do; a smooth scroll would keep it away. */
    const onElement = async (selector: string, act: (element: object, id: string) => Promise<unknown>) => {
      const end = Date.now() + 30_000
      for (;;) {
        const [element] = await command('/elements', { using: 'css selector', value: selector })
        try {
          if (!element) throw new Error(`there is no ${selector}`)
          await run(show, element)
          return await act(element, String(Object.values(element)[0]))
        } catch (error) {
          if (Date.now() > end) throw error
          await sleep(50)
        }
      }
    }
    const keys = { Enter: '\uE007', Escape: '\uE00C' }
    const type = (text: string) => {
      const actions = [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })))
      return command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    }
    return {
      goto: path => command('/url', { url: url + path }),
      reload: () => command('/refresh'),
      evaluate: (task, ...values) => run(`return ${expressionOf(task, values)}`),
      click: selector => onElement(selector, (_, id) => command(`/element/${id}/click`)),
      hover: selector => onElement(selector, element => point(moveTo(0, 0, element))),
      clickAt: (x, y) => point(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      type,
      press: key => type(keys[key]),
      resize,
      close: () => Promise.allSettled([close()]).then(stop),
    }
  },
}
