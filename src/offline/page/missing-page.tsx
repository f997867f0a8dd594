import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import texts from '#content/texts/offline/missing.json' with { type: 'json' }

/** Milliseconds between two looks whether the page can be had. */
const lookAgain = 3000

/** The page that was asked for, when it is one of this site; anything else in the address is ignored. */
function wantedPage(value: string | null): URL | undefined {
  if (!value?.startsWith('/') || !URL.canParse(value, location.origin)) return undefined
  const url = new URL(value, location.origin)
  // Used whole from here on: its path alone may begin with two slashes, which lead to another site.
  return url.origin === location.origin ? url : undefined
}

/** Says which page could not be opened; it opens by itself when the network is back. */
export function MissingPage() {
  const [search] = useSearchParams()
  const [page, setPage] = useState<URL>()
  useEffect(() => setPage(wantedPage(search.get('page'))), [search])

  useEffect(() => {
    if (!page) return
    // The browser may believe that it is online while nothing answers yet: ask before leaving.
    const look = () =>
      fetch(page.href, { method: 'HEAD', cache: 'no-store' }).then(
        // A page that does not exist says so itself.
        ({ ok, status }) => (ok || status === 404) && location.replace(page.href),
        () => undefined,
      )
    // The network may have come back before this page could listen.
    look()
    const timer = setInterval(look, lookAgain)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [page])

  if (!page) return null
  const [there, rest] = texts.missing.split('{page}')
  return (
    <div role="status" className="missing-page">
      <p>
        {there}
        <strong>{page.pathname + page.search}</strong>
        {rest}
      </p>
      <a className="link" href={page.href}>
        {texts.again}
      </a>
    </div>
  )
}
