import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

const reloadKey = 'reloaded-for'

/** Loads the address again, unless this build has done so already: once is help, twice is a loop. */
function reloadOnce() {
  const attempt = `${window.location.href} by ${import.meta.url}`
  if (sessionStorage.getItem(reloadKey) === attempt) return
  sessionStorage.setItem(reloadKey, attempt)
  window.location.reload()
}

/**
 * What stands in for a page that failed. After a deploy a page's module may be gone: the finished HTML of the
 * target is on the server, so loading it once in full is the cure. `data-route-error` fails the build.
 */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    if (error instanceof TypeError && /import|fetch|module/i.test(error.message)) reloadOnce()
  }, [error])
  return (
    <main data-route-error="" className="wrap band">
      <h1 className="h1">This page did not open</h1>
      <p className="lead mt-6">Something on our side went wrong. Loading the page again usually helps.</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Load the page again
        </button>
        <a className="button button-secondary" href="/">
          Go to Homepage
        </a>
      </p>
    </main>
  )
}
