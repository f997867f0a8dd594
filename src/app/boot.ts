/**
 * The only script of the HTML, inline in every page: it loads the other scripts after the first paint. `data-modules` on its
 * tag lists the entry, followed by the imports of the entry and of the page's view.
 */

/** Milliseconds after which the scripts are loaded without a paint or input. */
const loadTimeout = 3000

/** Events of a visitor who uses the page. */
const inputEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input'] as const

const modules = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []

/** Resolves when the HTML is parsed: the script is async, and the app hydrates the whole page. */
const parsed = new Promise<unknown>(resolve => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
  else resolve(undefined)
})

/** Resolves after the first paint or the first input. */
const due = new Promise<unknown>(resolve => {
  if (document.visibilityState === 'hidden') resolve(undefined)
  for (const name of inputEvents) addEventListener(name, resolve, { once: true, capture: true, passive: true })
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, loadTimeout)
})

/** The buttons that were pressed before hydration, in order. Their clicks are stopped and replayed later. */
const pressed: HTMLElement[] = []
const press = (event: Event) => {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (!button) return
  event.stopImmediatePropagation()
  pressed.push(button)
}
addEventListener('click', press, { capture: true })

// Browsers offer the installation once, soon after `load`, when the app may not listen yet (offline/install.tsx).
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  Object.assign(window, { installEvent: event })
})

await parsed
await due
for (const href of modules) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
  document.head.append(link)
}
type MainModule = { readonly ready: Promise<((button: HTMLElement) => HTMLElement | undefined) | undefined> }
/** Loads the entry after its imports, one by one. Each is evaluated in its own task, so that input can run between them. */
const load = async (): Promise<MainModule> => {
  const [entry = '', ...imports] = modules
  for (const href of imports) await import(/* @vite-ignore */ href)
  return import(/* @vite-ignore */ entry)
}
// If a module fails to load, as after a deploy, the page works without scripts: links and forms are plain HTML.
const app = await load().catch(() => undefined)
const successor = await app?.ready
removeEventListener('click', press, { capture: true })
for (const button of pressed) {
  const current = successor ? successor(button) : button
  current?.click()
  // Lets React render before the next click.
  await undefined
}

export {}
