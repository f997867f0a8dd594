import type { QueuedForm } from '#api/submission.ts'
import texts from '#content/texts/outbox/kept.json' with { type: 'json' }
import { store } from '#offline/outbox/store.ts'
import { askForSync } from '#offline/page/background-sync.ts'
import { tell } from '#offline/tell.ts'
import { fill } from '#site/fill.ts'
import type { Outbox } from './attempt.ts'

/** The outbox as a form uses it. It comes with the form: when the network has gone, nothing can be fetched any more. */
export const outboxOf = (name: QueuedForm): Outbox => ({
  keep: async ({ form, values, fields, file, draft, later, signal }, { url, key }) => {
    const noun = form.takesFile ? texts.application : texts.message
    try {
      if (!key) throw new TypeError('there is no key: serve the site over https')
      const resume = file && { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
      signal.throwIfAborted()
      await store.put({
        key,
        form: name,
        draft: draft.id,
        values,
        fields,
        ...(resume && { resume }),
        ...(later && { tried: true }),
        url,
        timeout: form.timeout,
        failure: form.failure.refused,
        savedAt: Date.now(),
      })
    } catch {
      const message = fill(texts.failed, { what: noun })
      return { state: 'error', message, lost: false }
    }
    tell({ type: 'outbox-changed' })
    // Here too: what listens on the page comes later than the form.
    void askForSync()
    const message = navigator.onLine ? fill(texts.saved, { what: noun }) : fill(texts.savedOffline, { what: noun })
    return { state: 'saved', message }
  },
  remove: async key => {
    // What a broken store keeps is answered as before when it is sent again.
    await store.remove(key).catch(() => undefined)
    tell({ type: 'outbox-changed' })
  },
})
