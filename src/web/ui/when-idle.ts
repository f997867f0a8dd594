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

/**
 * Loads a module once the browser has nothing else to do, and, where it could not be had, when the network is back;
 * returns what calls it off.
 */
export function loadWhenIdle<Module>(load: () => Promise<Module>, use: (module: Module) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const attempt = () =>
    void load().then(
      module => {
        if (signal.aborted) return
        end.abort()
        use(module)
      },
      () => undefined,
    )
  const cancel = whenIdle(() => {
    // Before the attempt: the network may be back before it has failed.
    addEventListener('online', attempt, { signal })
    attempt()
  })
  return () => {
    cancel()
    end.abort()
  }
}
