import { useSyncExternalStore } from 'react'
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
const statuses = new Map<FormName, Status>()
const listeners = new Set<() => void>()

export const statusOf = (form: FormName): Status => statuses.get(form) ?? idle

export function setStatus(form: FormName, status: Status) {
  statuses.set(form, status)
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useStatus = (form: FormName): Status =>
  useSyncExternalStore(
    listen,
    () => statusOf(form),
    () => idle,
  )
