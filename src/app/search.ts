import type { To } from 'react-router-dom'
import type { PageProps } from '#pages/words.ts'
import { isSlashOff } from '#ui/slash-key.ts'
import { isPlain } from './links.ts'
import { loadPage } from './navigation/pages.ts'
import { router } from './navigation/router.ts'

const load = () => import('#search/dialog/search-dialog.tsx')

const site = {
  words: async () => (await loadPage('/search'))?.data.words as PageProps<'search'>['words'] | undefined,
  go: (to: To) => void router.navigate(to),
}

const triggerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null

/**
 * Opens the search above the page, or the search page if its code cannot be loaded or fails. The focus returns to the opener.
 */
function open(event: Event, opener = document.activeElement) {
  event.preventDefault()
  load()
    .then(({ openSearch }) => openSearch(site, opener))
    .catch(() => location.assign('/search'))
}

/** Whether a key opens the search: Ctrl or Cmd K without Shift, or `/` outside fields. Caps Lock makes no difference. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const within = (selector: string) => target instanceof Element && target.closest(selector) !== null
  if (altKey || within('dialog, .dialog')) return false
  if (ctrlKey || metaKey) return /^k$/i.test(key) && !shiftKey
  return key === '/' && !isSlashOff() && !within('input, textarea, select')
}

/**
 * Opens the search dialog by its buttons, which are links to the search page, by Ctrl or Cmd K, and by `/`. The dialog loads
 * when the visitor points at or focuses a button, or presses the keys.
 */
export function searchOnIntent() {
  const turn = (event: Event) => {
    if (triggerOf(event)) load().catch(() => undefined)
  }
  for (const intent of ['pointerover', 'focusin'] as const) addEventListener(intent, turn)
  addEventListener('click', event => {
    const trigger = triggerOf(event)
    // Safari does not focus a link that is pressed.
    if (trigger && isPlain(event)) open(event, trigger)
  })
  addEventListener('keydown', event => {
    if (isShortcut(event)) open(event)
  })
}
