/** A request body that is being received. */
export interface ActiveBody {
  /** Current upload rate in bytes per second. */
  readonly pace: () => number
  /** Aborts it, to free its share of the budget. */
  readonly evict: () => void
}

/** A memory or disk budget shared by all bodies that are being received. */
export interface BodyBudget {
  /** Admits a body; `false` when its sender already has the maximum number of bodies. */
  admit(sender: string, holder: ActiveBody): boolean
  /** Adds received bytes to a body. When the budget is exceeded, the slowest other body is evicted. */
  add(holder: ActiveBody, bytes: number): void
  release(holder: ActiveBody): void
}

interface Limits {
  /** Total bytes of all bodies. */
  readonly bytes: number
  /** Simultaneous bodies per sender. */
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
