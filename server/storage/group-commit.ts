interface Queued<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

interface Options<Item, Result> {
  /** Stores all items or none. Resolves with a result for each, in order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Bytes that an item holds in memory, and bytes that it writes to the database. */
  readonly sizeOf: (item: Item) => number
  readonly writtenSizeOf: (item: Item) => number
  /** Whether an error would affect any item, such as a full disk. */
  readonly isGeneral: (error: unknown) => boolean
}

/** Limits of one transaction (bytes written), the size of an item that goes first, and of the queue (bytes in memory). */
const batch = { items: 250, bytes: 16 * 1024 * 1024, small: 200_000 }
const queue = { items: 5000, bytes: 48 * 1024 * 1024 }

/**
 * Batches concurrent items into one transaction, and so into one disk sync. Each item resolves after the commit that contains
 * it. When a batch fails because of one item, its items are stored one by one, so that only that item fails.
 */
export function groupCommit<Item, Result>({ write, sizeOf, writtenSizeOf, isGeneral }: Options<Item, Result>) {
  const waiting: Queued<Item, Result>[] = []
  let bytes = 0
  let running: Promise<void> | undefined

  function nextBatch(): Queued<Item, Result>[] {
    const taken: Queued<Item, Result>[] = []
    let size = 0
    // Messages do not wait behind files.
    const isLarge = ({ item }: Queued<Item, Result>) => Number(writtenSizeOf(item) > batch.small)
    waiting.sort((one, other) => isLarge(one) - isLarge(other))
    for (const entry of waiting.slice(0, batch.items)) {
      size += writtenSizeOf(entry.item)
      if (taken.length > 0 && size > batch.bytes) break
      taken.push(entry)
    }
    waiting.splice(0, taken.length)
    return taken
  }

  async function store(entries: readonly Queued<Item, Result>[]) {
    try {
      const results = await write(entries.map(({ item }) => item))
      for (const [at, { resolve }] of entries.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (entries.length > 1 && !isGeneral(error)) for (const entry of entries) await store([entry])
      else for (const { reject } of entries) reject(error)
    }
  }

  async function run() {
    while (waiting.length > 0) {
      // Lets pending network input join the batch.
      await new Promise(resolve => setImmediate(resolve))
      const entries = nextBatch()
      await store(entries)
      for (const { item } of entries) bytes -= sizeOf(item)
    }
    running = undefined
  }

  return {
    /** Resolves after the commit. Rejects when the item cannot be stored, or when the queue is full. */
    add: (item: Item): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= queue.items || bytes + sizeOf(item) > queue.bytes)
          return reject(new Error('too many submissions are waiting to be stored'))
        bytes += sizeOf(item)
        waiting.push({ item, resolve, reject })
        running ??= run()
      }),
    /** Resolves when the queue is empty. */
    idle: async () => running,
  }
}
