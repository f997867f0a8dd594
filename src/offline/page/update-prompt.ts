import { atom, getDefaultStore } from 'jotai'
import texts from '#content/texts/offline/update.json' with { type: 'json' }
import { isBusy, watchForms } from './busy.ts'
import type { Notices } from './notices.ts'

/** Lets the waiting worker take over, and loads the page again once it has. */
async function update() {
  if (isBusy()) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Another tab may have done it already.
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  registration.waiting.postMessage({ type: 'take-over' })
}

/** What brings the new version, once there is one; the offline page offers it when its notification was dismissed. */
export const updateAtom = atom<{ readonly run: () => void } | undefined>(undefined)

/**
 * Offers the new version, but never while a form holds what was typed or is being sent: then it waits for that to end
 * (docs/specification.md#forms).
 */
export function offerUpdate(notices: Notices) {
  let shown: string | undefined
  const show = () => {
    if (isBusy()) {
      if (shown) notices.close(shown)
      shown = undefined
      return
    }
    if (shown) return
    // One that is still on its way out has the name before.
    shown = `update-${performance.now()}`
    notices.show({
      name: shown,
      title: texts.title,
      description: texts.text,
      duration: Number.POSITIVE_INFINITY,
      action: { label: texts.reload, run: () => void update() },
    })
  }
  getDefaultStore().set(updateAtom, { run: () => void update() })
  watchForms(show)
  show()
}
