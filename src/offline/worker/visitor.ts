/** Requests of the visitor come first: saving pauses while any of them is pending. */

/** Milliseconds that are added, because there is a gap between the requests of a page and of its modules. */
const pause = 500
/** Milliseconds after which a response that does not end no longer pauses saving. */
const longest = 15_000

let underWay = 0
let waiting: (() => void)[] = []

function settled() {
  underWay -= 1
  if (underWay > 0) return
  for (const go of waiting) go()
  waiting = []
}

/** Pauses saving until a promise settles. */
function visitorWaits(until: Promise<unknown>) {
  underWay += 1
  const late = new Promise(resolve => setTimeout(resolve, longest))
  Promise.race([until, late])
    .catch(() => undefined)
    .then(() => setTimeout(settled, pause))
}

/** Pauses saving until the whole body of a response has arrived. */
export function forVisitor(answer: Promise<Response>): Promise<Response> {
  visitorWaits(answer.then(response => response.clone().arrayBuffer()))
  return answer
}

let arrived = () => {}

/** A page reports that its visitor navigates: a worker that does not control the page cannot see its requests. */
export function visitorLeaves() {
  const before = arrived
  visitorWaits(
    new Promise<void>(resolve => {
      arrived = resolve
    }),
  )
  before()
}

/** The page that the visitor navigated to is shown, or failed. */
export const visitorArrives = () => arrived()

/** Resolves when no request of the visitor is pending. */
export const visitorServed = (): Promise<void> =>
  underWay === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))
