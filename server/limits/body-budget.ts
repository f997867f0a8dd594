/** One body that is coming in. */
export interface ActiveBody {
  /** Bytes a second, over the last seconds. */
  readonly pace: () => number
  /** Ends it, to make room for others. */
  readonly evict: () => void
}

/** Bodies that are coming in and share room, in memory or on the disk. */
export interface BodyBudget {
  /** Lets a body in, unless its sender has too many on the way. */
  admit(sender: string, holder: ActiveBody): boolean
  /** Notes what has come of a body. Where all of them hold too much, the slowest of the others has to go. */
  add(holder: ActiveBody, bytes: number): void
  release(holder: ActiveBody): void
}

interface Limits {
  /** What all bodies may hold together. */
  readonly bytes: number
  /** How many may come from one sender at a time. */
  readonly perSender: number
}

export function createBodyBudget({ bytes: limit, perSender }: Limits): BodyBudget {
  const holders = new Map<ActiveBody, { readonly sender: string; bytes: number }>()
  let held = 0

  function slowestBut(comer: ActiveBody): ActiveBody {
    let slowest = comer
    for (const holder of holders.keys())
      if (holder !== comer && (slowest === comer || holder.pace() < slowest.pace())) slowest = holder
    return slowest
  }
  function release(holder: ActiveBody) {
    held -= holders.get(holder)?.bytes ?? 0
    holders.delete(holder)
  }

  return {
    admit(sender, holder) {
      let others = 0
      for (const entry of holders.values()) if (entry.sender === sender) others += 1
      if (others < perSender) holders.set(holder, { sender, bytes: 0 })
      return others < perSender
    },
    add(holder, bytes) {
      const entry = holders.get(holder)
      if (!entry) return
      entry.bytes += bytes
      held += bytes
      while (held > limit && holders.has(holder)) {
        const slowest = slowestBut(holder)
        release(slowest)
        slowest.evict()
      }
    },
    release,
  }
}
