/** Counts the requests that a visitor waits for. Saving pauses while any of them is pending. */

/** Milliseconds that are added, because there is a gap between the requests of a page and of its modules. */
const pause = 500
/** Milliseconds after which a response that does not end no longer pauses saving. */
const maxWait = 15_000

let pending = 0
let waiting: (() => void)[] = []

function settled() {
  pending -= 1
  if (pending > 0) return
  for (const resume of waiting) resume()
  waiting = []
}

/** Pauses saving until a promise settles. */
function pauseUntil(until: Promise<unknown>) {
  pending += 1
  const timeout = new Promise(resolve => setTimeout(resolve, maxWait))
  Promise.race([until, timeout])
    .catch(() => undefined)
    .then(() => setTimeout(settled, pause))
}

/** Pauses saving until the whole body of a response has arrived. */
export function inForeground(answer: Promise<Response>): Promise<Response> {
  pauseUntil(answer.then(response => response.clone().arrayBuffer()))
  return answer
}

let endPage = () => {}

/** A page reports that its visitor navigates: a worker that does not control the page cannot see its requests. */
export function pageRequested() {
  const before = endPage
  pauseUntil(
    new Promise<void>(resolve => {
      endPage = resolve
    }),
  )
  before()
}

/** The page that the visitor navigated to is shown, or failed. */
export const pageAnswered = () => endPage()

/** Resolves when no request of the visitor is pending. */
export const foregroundIdle = (): Promise<void> =>
  pending === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))
