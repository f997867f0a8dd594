/** What the visitor waits for comes first: while any of it is under way, nothing more is asked for in order to be saved. */

/** Milliseconds that are added: between a page and its modules there is a moment in which nothing is asked for. */
const pause = 500
/** Milliseconds after which an answer that does not end holds nobody up any more. */
const longest = 15_000

let underWay = 0
let waiting: (() => void)[] = []

function settled() {
  underWay -= 1
  if (underWay > 0) return
  for (const go of waiting) go()
  waiting = []
}

/** Notes that the visitor waits for something, until it has ended. */
function visitorWaits(until: Promise<unknown>) {
  underWay += 1
  const late = new Promise(resolve => setTimeout(resolve, longest))
  Promise.race([until, late])
    .catch(() => undefined)
    .then(() => setTimeout(settled, pause))
}

/** Notes that the visitor waits for an answer, until it has come with all that is in it. */
export function forVisitor(answer: Promise<Response>): Promise<Response> {
  visitorWaits(answer.then(response => response.clone().arrayBuffer()))
  return answer
}

let arrived = () => {}

/** A page says that its visitor is on the way to another, whose requests a worker that is not in charge cannot see. */
export function visitorLeaves() {
  const before = arrived
  visitorWaits(
    new Promise<void>(resolve => {
      arrived = resolve
    }),
  )
  before()
}

/** The page that the visitor was on the way to is there, or cannot be had. */
export const visitorArrives = () => arrived()

/** Resolves when the visitor waits for nothing. */
export const visitorServed = (): Promise<void> =>
  underWay === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))
