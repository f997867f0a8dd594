import { useState } from 'react'
import { useSaved } from './use-saved.ts'
import { tellWorker } from './worker.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
const day = (date: string) => new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const texts = {
  looking: 'Looking at what is saved on this device.',
  impossible: 'This browser does not save pages of this site: it does not allow it here, or scripts are off.',
  nothing: 'Nothing is saved yet. Saving starts a moment after the first page has been read.',
}

/** The offline manager: what is saved of all, from when, and how to go on, stop or remove it. */
export function SavedPages() {
  const now = useSaved()
  const [clearing, setClearing] = useState(false)
  const button = (label: string, act: () => void) => (
    <button type="button" className="button button-secondary button-small" onClick={act}>
      {label}
    </button>
  )
  const saveAll = button('Save all now', () => void tellWorker({ type: 'save-all' }))
  if (now.state !== 'known')
    return (
      <div className="grid gap-5 justify-items-start">
        <p role="status">{texts[now.state]}</p>
        {now.state === 'nothing' && saveAll}
      </div>
    )

  const { saved, paused, checked } = now
  const complete = saved.pages.length === saved.pageCount
  const clear = () => {
    setClearing(false)
    void tellWorker({ type: 'clear-saved' })
  }
  return (
    <div className="grid gap-6">
      <div>
        <p role="status" className="h3">
          {saved.pages.length} of {saved.pageCount} pages saved
          {paused && !complete ? ', paused' : ''}
        </p>
        <p className="mt-1 text-soft">
          {megabytes(saved.size)} of {megabytes(saved.total)}
          {checked && `, as of ${day(checked)}`}
        </p>
        <progress className="mt-4 w-full" max={saved.total} value={saved.size} aria-label="Saved" />
      </div>
      <div className="flex flex-wrap gap-3">
        {!complete && saveAll}
        {!complete && !paused && button('Pause', () => void tellWorker({ type: 'pause-saving' }))}
        {clearing ? button('Remove everything that is saved', clear) : button('Clear', () => setClearing(true))}
        {clearing && button('Keep it', () => setClearing(false))}
      </div>
      <details>
        <summary className="link">Pages that open without a network</summary>
        <ul className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
          {saved.pages.map(({ path, title }) => (
            <li key={path} className="mb-2 break-inside-avoid">
              <a className="link" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
