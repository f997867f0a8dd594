import { ifAllowed, serviceWorkers } from '#offline/allowed.ts'
import type { Message } from '#offline/messages.ts'

/** Sends a message to the active worker; waits until there is one. */
export const tellWorker = (message: Message) =>
  ifAllowed(async () => (await serviceWorkers()?.ready)?.active?.postMessage(message))

const path = '/service-worker.js'
let script: string | undefined
/** Trusted Types allow no other script URL for a worker; site/hosting/security-headers.ts names the policy. */
export function scriptUrl() {
  script ??= window.trustedTypes?.createPolicy('worker', { createScriptURL: () => path }).createScriptURL(path) ?? path
  return script
}
export const options = { updateViaCache: 'none' } as const

/** Saves all pages now. Registers the worker again, in case its installation has failed. */
export async function saveAll() {
  // Without a network, the worker that is there continues.
  await ifAllowed(async () => serviceWorkers()?.register(scriptUrl(), options))
  await tellWorker({ type: 'save-all' })
}

/** Whether this browser and this build can save pages. */
export const canSave = () => import.meta.env.PROD && !__KILL_SWITCH__ && serviceWorkers() !== undefined
