import { type DBSchema, openDB } from 'idb'
import type { Entry } from './entry.ts'

interface Schema extends DBSchema {
  entries: { key: string; value: Entry }
}

/** Where entries are kept, in any page and in the worker. */
export interface Store {
  /** All entries, oldest first. */
  readonly list: () => Promise<readonly Entry[]>
  readonly read: (key: string) => Promise<Entry | undefined>
  readonly put: (entry: Entry) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

let connection: ReturnType<typeof open> | undefined

function open() {
  const forget = () => {
    connection = undefined
  }
  const opening = openDB<Schema>('outbox', 1, {
    upgrade: database => void database.createObjectStore('entries', { keyPath: 'key' }),
    // A later version of the site, in another tab, waits for this one to let go.
    blocking: (_, __, event) => {
      forget()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}

function database() {
  connection ??= open()
  return connection
}

/** The entries in IndexedDB. Every call rejects with a `DOMException` where it is forbidden, broken or full. */
export const store: Store = {
  list: async () => (await (await database()).getAll('entries')).sort((one, other) => one.savedAt - other.savedAt),
  read: async key => (await database()).get('entries', key),
  put: async entry => void (await (await database()).put('entries', entry)),
  remove: async key => (await database()).delete('entries', key),
}
