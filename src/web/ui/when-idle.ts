/** Milliseconds after which a page that is never idle gets it all the same. */
const patience = 4000

/** Runs something once the browser has nothing else to do; returns what calls it off. Safari has no idle callback yet. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, patience / 2)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(request)
}
