/** A request body that is being received. */
export interface ActiveBody {
  /** Current upload rate in bytes per second. */
  readonly rate: () => number
  /** Aborts it, to free its share of the budget. */
  readonly evict: () => void
}

/** A memory or disk budget shared by all bodies that are being received. */
export interface BodyBudget {
  /** Admits a body; `false` when its sender already has the maximum number of bodies. */
  admit(sender: string, body: ActiveBody): boolean
  /** Adds received bytes to a body. When the budget is exceeded, the slowest other body is evicted. */
  add(body: ActiveBody, bytes: number): void
  release(body: ActiveBody): void
}

interface Limits {
  /** Total bytes of all bodies. */
  readonly bytes: number
  /** Simultaneous bodies per sender. */
  readonly perSender: number
}

export function createBodyBudget({ bytes: limit, perSender }: Limits): BodyBudget {
  const bodies = new Map<ActiveBody, { readonly sender: string; bytes: number }>()
  let held = 0

  function slowestBut(current: ActiveBody): ActiveBody {
    let slowest = current
    for (const body of bodies.keys())
      if (body !== current && (slowest === current || body.rate() < slowest.rate())) slowest = body
    return slowest
  }
  function release(body: ActiveBody) {
    held -= bodies.get(body)?.bytes ?? 0
    bodies.delete(body)
  }

  return {
    admit(sender, body) {
      let others = 0
      for (const entry of bodies.values()) if (entry.sender === sender) others += 1
      if (others < perSender) bodies.set(body, { sender, bytes: 0 })
      return others < perSender
    },
    add(body, bytes) {
      const entry = bodies.get(body)
      if (!entry) return
      entry.bytes += bytes
      held += bytes
      while (held > limit && bodies.has(body)) {
        const slowest = slowestBut(body)
        release(slowest)
        slowest.evict()
      }
    },
    release,
  }
}
