/** Milliseconds after which the function runs even if the browser is never idle. */
const idleTimeout = 4000

/** Runs a function when the browser is idle. Returns a function that cancels it. Safari has no idle callback yet. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, idleTimeout / 2)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: idleTimeout })
  return () => cancelIdleCallback(request)
}

/**
 * Loads a module when the browser is idle, and retries when the browser is online again. Returns a function that cancels it.
 */
export function loadWhenIdle<Module>(load: () => Promise<Module>, use: (module: Module) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  let isLoading = false
  let isOnlineAgain = false
  const attempt = async () => {
    // A second import of what is loading would fail with the first.
    isOnlineAgain = isLoading
    if (isLoading) return
    isLoading = true
    const module = await load().catch(() => undefined)
    isLoading = false
    if (signal.aborted) return
    if (module) {
      end.abort()
      use(module)
    } else if (isOnlineAgain) void attempt()
  }
  const cancel = whenIdle(() => {
    // Added before the attempt, because the network may return before the attempt fails.
    addEventListener('online', attempt, { signal })
    void attempt()
  })
  return () => {
    cancel()
    end.abort()
  }
}
