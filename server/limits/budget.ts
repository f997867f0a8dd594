/** Bytes that are in memory because somebody is sending them. */
export interface Budget {
  take(bytes: number): void
  give(bytes: number): void
  isSpent(): boolean
}

/** A budget of at most `limit` bytes. */
export function createBudget(limit: number): Budget {
  let taken = 0
  return {
    take: bytes => {
      taken += bytes
    },
    give: bytes => {
      taken -= bytes
    },
    isSpent: () => taken > limit,
  }
}
