import './offline.css'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/offline/notices.json' with { type: 'json' }
import { cacheNames } from './saved.ts'

/** Milliseconds between two looks while offline: a page that was opened offline may get no event, as in Firefox. */
const lookAgain = 3000

/** `navigator.onLine`. */
const onlineAtom = atom(true)
onlineAtom.onMount = set => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    set(navigator.onLine)
    clearTimeout(timer)
    if (!navigator.onLine) timer = setTimeout(look, lookAgain)
  }
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}

/** When the server sent the saved copy of a page; `undefined` when there is none. */
const dateOfCopy = async (path: string) =>
  (await caches.match(path, { cacheName: cacheNames.pages, ignoreSearch: true, ignoreVary: true }))?.headers.get('date')

/** A line that is shown while offline, with the date of the saved copy. */
export function ConnectionLine() {
  const online = useAtomValue(onlineAtom)
  const { pathname } = useLocation()
  const [date, setDate] = useState<string | null>()

  useEffect(() => {
    if (online) return
    let unmounted = false
    dateOfCopy(pathname).then(
      found => !unmounted && setDate(found),
      () => undefined,
    )
    return () => {
      unmounted = true
    }
  }, [online, pathname])

  const day =
    date && new Date(date).toLocaleDateString(company.language, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <div className="connection-line" role="status">
      {!online && <p>{day ? fill(texts.offlineCopy, { day }) : texts.offline}</p>}
    </div>
  )
}
