/**
 * The first script of every page, and the only one that the HTML asks for: it lets the page be painted before anything
 * else is fetched. `data-modules` on its tag names the entry, and then what the entry and the page's view import.
 */

/** Milliseconds after which the rest is fetched, painted or not. */
const patience = 3000

/** What shows that the visitor wants something of the page. */
const wishes = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input'] as const

const modules = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []

/** Resolves when the page has been painted or the visitor turns to it. */
const due = new Promise<unknown>(resolve => {
  if (document.visibilityState === 'hidden') resolve(undefined)
  for (const wish of wishes) addEventListener(wish, resolve, { once: true, capture: true, passive: true })
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, patience)
})

/** The buttons that were pressed before the page could answer, in order. Nobody else hears of these presses. */
const pressed: HTMLElement[] = []
const press = (event: Event) => {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (!button) return
  event.stopImmediatePropagation()
  pressed.push(button)
}
addEventListener('click', press, { capture: true })

await due
for (const href of modules.slice(1)) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
  document.head.append(link)
}
const [entry = ''] = modules
type Entry = { readonly ready: Promise<void> }
// What cannot be had, as after a deploy, leaves the page as it is: its links lead on, and its forms send themselves.
const app: Entry | undefined = await import(/* @vite-ignore */ entry).catch(() => undefined)
await app?.ready
removeEventListener('click', press, { capture: true })
for (const button of pressed) {
  button.click()
  // What the press has changed is on the page before the next one.
  await undefined
}

export {}
