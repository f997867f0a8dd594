import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/offline/missing.json' with { type: 'json' }

/** Milliseconds between two attempts to fetch the page. */
const lookAgain = 3000

/** The requested path, if it is on this site; any other value is ignored. */
function wantedPage(value: string | null): URL | undefined {
  if (!value?.startsWith('/') || !URL.canParse(value, location.origin)) return undefined
  const url = new URL(value, location.origin)
  // Use the whole URL: a path alone may begin with two slashes, which lead to another site.
  return url.origin === location.origin ? url : undefined
}

/** Names the page that could not be opened, and opens it when the network is back. */
export function MissingPage() {
  const [search] = useSearchParams()
  const [page, setPage] = useState<URL>()
  useEffect(() => setPage(wantedPage(search.get('page'))), [search])

  useEffect(() => {
    if (!page) return
    // The browser may report that it is online before the network works, so check before navigating.
    const look = () =>
      fetch(page.href, { method: 'HEAD', cache: 'no-store' }).then(
        // A 404 page is shown as it is.
        ({ ok, status }) => (ok || status === 404) && location.replace(page.href),
        () => undefined,
      )
    // The network may have returned before the listener was added.
    look()
    const timer = setInterval(look, lookAgain)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [page])

  if (!page) return null
  return (
    <div className="mt-5">
      <p role="status">{fill(texts.missing, { page: page.pathname + page.search })}</p>
      <a className="link" href={page.href}>
        {texts.again}
      </a>
    </div>
  )
}
