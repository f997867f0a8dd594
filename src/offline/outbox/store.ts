import type { Fields, QueuedForm } from '#forms/submission.ts'
import { withLock } from '#offline/allowed.ts'

const day = 24 * 60 * 60 * 1000
/** How long an entry is sent, in milliseconds, and an age that only an entry has that was saved while the clock was wrong. */
const [keepFor, tooOld] = [7 * day, 3 * 365 * day]

/** A file as it is stored in IndexedDB. */
interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A queued or refused submission: the data of its request, and the values of its form. */
export interface PendingForm {
  /** The `Idempotency-Key` of every attempt. */
  readonly key: string
  readonly form: QueuedForm
  /** The draft that it was written in; the idempotency key of a changed version is derived from it too. */
  readonly draft: string
  /** As typed into the form's fields, so that it can be edited. */
  readonly values: Fields
  /** The fields of the request. */
  readonly fields: Fields
  readonly resume?: KeptFile
  /** Absolute, because the worker does not know the page's API base. */
  readonly url: string
  /** Timeout of an attempt, in milliseconds. */
  readonly timeout: number
  /** The error message for a refusal without a reason. */
  readonly failure: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** An earlier attempt got no answer, so the server may have received it. */
  readonly tried?: true
  /** Why the server refused it, for the visitor. It is not sent again. */
  readonly refused?: string
  /** Older than a week. It is not sent again, and stays until the visitor removes it. */
  readonly expired?: true
}

/** Whether an entry expires. */
export function isOld({ savedAt }: PendingForm) {
  const age = Date.now() - savedAt
  return age > keepFor && age < tooOld
}

/** Whether an entry is still to be sent. */
export const isWaiting = ({ refused, expired }: PendingForm) => refused === undefined && !expired

/** The stored file as a `File`. */
export const resumeOf = ({ resume }: PendingForm) =>
  resume && new File([resume.bytes], resume.name, { type: resume.type })

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('outbox', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'key' })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => resolve(request.result)
  })

/** Runs one request in a transaction; resolves when it is on the disk. */
async function ask<Result>(mode: IDBTransactionMode, request: (entries: IDBObjectStore) => IDBRequest<Result>) {
  const database = await openDatabase()
  try {
    const transaction = database.transaction('entries', mode, { durability: 'strict' })
    const pending = request(transaction.objectStore('entries'))
    return await new Promise<Result>((resolve, reject) => {
      transaction.oncomplete = () => resolve(pending.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    // A newer version of the site in another tab can upgrade the database only after this connection is closed.
    database.close()
  }
}

/** The entries in IndexedDB. Every call rejects with a `DOMException` where it is forbidden, broken or full. */
export const store = {
  /** All entries, oldest first. */
  async list(): Promise<readonly PendingForm[]> {
    const entries: PendingForm[] = await ask('readonly', all => all.getAll())
    return entries.sort((one, other) => one.savedAt - other.savedAt)
  },
  read: (key: string): Promise<PendingForm | undefined> => ask('readonly', entries => entries.get(key)),
  put: (entry: PendingForm) => ask('readwrite', entries => entries.put(entry)),
  remove: (key: string) => ask('readwrite', entries => entries.delete(key)),
}

/** Runs while holding the Web Lock of an entry, which sending and taking need. */
export const claim = <Result>(key: string, run: (free: boolean) => Promise<Result>, options?: LockOptions) =>
  withLock(`outbox:${key}`, run, options)

/**
 * Takes an entry out of the outbox, after `keep` has kept what is in it. `sending` while it is being sent, `gone` when it no
 * longer exists. Rejects where the store is broken.
 */
export const take = (key: string, keep?: (entry: PendingForm) => void) =>
  claim(
    key,
    async free => {
      if (!free) return 'sending'
      const entry = await store.read(key)
      if (!entry) return 'gone'
      keep?.(entry)
      await store.remove(key)
      return entry
    },
    { ifAvailable: true },
  )
