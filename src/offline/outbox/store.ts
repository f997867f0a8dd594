import type { PendingForm } from './entry.ts'

/** The storage of entries, shared by pages and the worker. */
export interface Store {
  /** All entries, oldest first. */
  readonly list: () => Promise<readonly PendingForm[]>
  readonly read: (key: string) => Promise<PendingForm | undefined>
  readonly put: (entry: PendingForm) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

let connection: Promise<IDBDatabase> | undefined

function open() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('outbox', 1)
    const forget = () => {
      connection = undefined
    }
    request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'key' })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = forget
      // A newer version of the site in another tab can upgrade the database only after this connection is closed.
      database.onversionchange = () => {
        forget()
        database.close()
      }
      resolve(database)
    }
  })
}

async function database() {
  connection ??= open()
  connection.catch(() => {
    connection = undefined
  })
  return connection
}

/** Runs one request in a transaction; resolves when it is on the disk. */
async function ask<Result>(mode: IDBTransactionMode, request: (entries: IDBObjectStore) => IDBRequest<Result>) {
  const transaction = (await database()).transaction('entries', mode, { durability: 'strict' })
  const pending = request(transaction.objectStore('entries'))
  return new Promise<Result>((resolve, reject) => {
    transaction.oncomplete = () => resolve(pending.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** The entries in IndexedDB. Every call rejects with a `DOMException` where it is forbidden, broken or full. */
export const store: Store = {
  list: async () => {
    const entries: PendingForm[] = await ask('readonly', all => all.getAll())
    return entries.sort((one, other) => one.savedAt - other.savedAt)
  },
  read: key => ask('readonly', entries => entries.get(key)),
  put: async entry => void (await ask('readwrite', entries => entries.put(entry))),
  remove: key => ask('readwrite', entries => entries.delete(key)),
}
