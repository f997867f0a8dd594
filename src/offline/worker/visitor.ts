/** What the visitor waits for comes first: nothing is saved meanwhile. */

/** Milliseconds between two looks. */
const pause = 100
/** Milliseconds after a response, because there is a gap between the requests of a page and of its modules. */
const gap = 500
/** Milliseconds after which a response that does not end no longer counts. */
const longest = 15_000

let pending = 0
let busyUntil = 0

/** Holds saving for some milliseconds: a worker does not see the requests of a page that it does not control. */
export function visitorWaits(milliseconds: number) {
  busyUntil = Math.max(busyUntil, performance.now() + milliseconds)
}

/** Holds saving until a promise settles. */
export function visitorWaitsFor(answer: Promise<unknown>) {
  pending += 1
  const end = () => {
    pending -= 1
    visitorWaits(gap)
  }
  Promise.race([answer, new Promise(resolve => setTimeout(resolve, longest))]).then(end, end)
}

/** Resolves when the visitor waits for nothing. */
export async function visitorIdle() {
  while (pending > 0 || performance.now() < busyUntil) await new Promise(resolve => setTimeout(resolve, pause))
}
