import { atom, getDefaultStore } from 'jotai'
import texts from '#generated/texts/offline/update.json' with { type: 'json' }
import { closeToast, toast } from '#toasts/toast.ts'
import { registration, serviceWorkers } from './allowed.ts'
import { isBusy, watchForms } from './busy.ts'
import type { Message } from './messages.ts'

/** Milliseconds after which the page is reloaded, whether or not the new worker is active. */
const patience = 4000

/** Activates the waiting worker, then reloads the page, unless the visitor types meanwhile. */
export async function update() {
  if (isBusy()) return
  const reload = () => isBusy() || location.reload()
  const { waiting, active } = (await registration()) ?? {}
  // Another tab may have done it already.
  if (!waiting) return location.reload()
  serviceWorkers()?.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, patience)
  for (const worker of [active, waiting]) worker?.postMessage({ type: 'SKIP_WAITING' } satisfies Message)
}

/** Whether a new version waits. The offline page offers it after the notification is dismissed. */
export const updateAtom = atom(false)

/**
 * Offers the new version, but not while a form is dirty or being sent: it then waits until that ends
 * (docs/specification/forms.md#forms).
 */
export function offerUpdate() {
  let promptId: string | undefined
  const show = () => {
    if (isBusy()) {
      if (promptId) closeToast(promptId)
      promptId = undefined
      return
    }
    if (promptId) return
    // A notification that is still animating out has the previous name.
    promptId = `update-${performance.now()}`
    toast({
      name: promptId,
      title: texts.title,
      description: texts.text,
      duration: Number.POSITIVE_INFINITY,
      action: { label: texts.reload, run: () => void update() },
    })
  }
  getDefaultStore().set(updateAtom, true)
  watchForms(show)
  show()
}
