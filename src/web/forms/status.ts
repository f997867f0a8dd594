import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Problems } from '#api/forms/form.ts'
import type { FormName } from '#api/submission.ts'

/** Where a submission stands. `progress` is the part of an upload that is done, 0 to 1; what was `lost` may be kept and sent later. */
export type Status =
  | { readonly state: 'idle' }
  | { readonly state: 'invalid'; readonly message: string; readonly problems: Problems }
  | { readonly state: 'sending'; readonly progress: number; readonly cancel: () => void }
  | { readonly state: 'success' }
  | { readonly state: 'saved'; readonly message: string }
  | { readonly state: 'error'; readonly message: string; readonly lost: boolean }

export const idle: Status = { state: 'idle' }

/** By form, not in its component: a submission goes on when the visitor leaves the page, and is told when they come back. */
const statusesAtom = atom<{ readonly [Form in FormName]?: Status }>({})

export const statusOf = (form: FormName): Status => getDefaultStore().get(statusesAtom)[form] ?? idle

export const setStatus = (form: FormName, status: Status) =>
  getDefaultStore().set(statusesAtom, statuses => ({ ...statuses, [form]: status }))

export const useStatus = (form: FormName): Status => useAtomValue(statusesAtom)[form] ?? idle
