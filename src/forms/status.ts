import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Problems } from './form.ts'
import type { FormName } from './submission.ts'

/** The result of a submission; messages are for the visitor. `lost` means that there was no answer: it may be queued. */
export type Outcome =
  | { readonly state: 'success'; readonly at: Date; readonly line: string | undefined }
  | { readonly state: 'saved'; readonly message: string }
  | { readonly state: 'error'; readonly message: string; readonly lost: boolean }

/** The state of a form. `progress` is the part of an upload that is done, 0 to 1. */
export type Status =
  | { readonly state: 'idle' }
  | { readonly state: 'invalid'; readonly message: string; readonly problems: Problems }
  | { readonly state: 'sending'; readonly progress: number; readonly cancel: () => void }
  | Outcome

export const idle: Status = { state: 'idle' }

/** Outside of the component: sending continues when the visitor leaves the page, and its result is shown on return. */
const statusesAtom = atom<{ readonly [Form in FormName]?: Status }>({})

export const statusOf = (form: FormName): Status => getDefaultStore().get(statusesAtom)[form] ?? idle

export const setStatus = (form: FormName, status: Status) =>
  getDefaultStore().set(statusesAtom, statuses => ({ ...statuses, [form]: status }))

export const useStatus = (form: FormName): Status => useAtomValue(statusesAtom)[form] ?? idle
