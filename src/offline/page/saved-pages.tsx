import { type KeyboardEvent, useRef, useState } from 'react'
import { type SavedState, useSaved } from './use-saved.ts'
import { tellWorker } from './worker.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
const day = (date: string) => new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const texts = {
  looking: 'Looking at what is saved on this device.',
  impossible: 'This browser does not save pages of this site: it does not allow it here, or scripts are off.',
  nothing: 'Nothing is saved yet. Saving starts a moment after the first page has been read.',
}

type Known = Extract<SavedState, { state: 'known' }>

/** How much is saved, from when, and which pages. */
function Details({ saved, checked }: Pick<Known, 'saved' | 'checked'>) {
  return (
    <>
      <p className="mt-1 text-soft">
        {megabytes(saved.size)} of {megabytes(saved.total)}
        {checked && `, as of ${day(checked)}`}
      </p>
      <progress className="mt-4 w-full" max={saved.total} value={saved.size} aria-label="Saved" />
      <details className="mt-4">
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
    </>
  )
}

/** The offline manager: what is saved of all, from when, and how to go on, stop or remove it. */
export function SavedPages() {
  const now = useSaved()
  const [clearing, setClearing] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const known = now.state === 'known' ? now : undefined
  const complete = known?.saved.pages.length === known?.saved.pageCount
  const paused = known?.paused && !complete

  const button = (label: string, act: () => void) => (
    <button type="button" className="button button-secondary button-small" onClick={act}>
      {label}
    </button>
  )
  /** Tells the worker; the pressed button may go away, so the focus goes to what tells of its effect. */
  const tell = (label: string, type: 'save-all' | 'pause-saving' | 'clear-saved') =>
    button(label, () => {
      setClearing(false)
      void tellWorker({ type })
      status.current?.focus()
    })
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setClearing(false)
  }
  return (
    <div>
      <p ref={status} role="status" tabIndex={-1} className={known ? 'h3' : ''}>
        {now.state === 'known'
          ? `${now.saved.pages.length} of ${now.saved.pageCount} pages saved${paused ? ', paused' : ''}`
          : texts[now.state]}
      </p>
      {(known || now.state === 'nothing') && (
        <fieldset aria-label="Saving" className="mt-5 flex flex-wrap gap-3" onKeyDown={onEscape}>
          {(!known || !complete) && tell('Save all now', 'save-all')}
          {known && !complete && !paused && tell('Pause', 'pause-saving')}
          {known && button(clearing ? 'Keep it' : 'Clear', () => setClearing(!clearing))}
          {known && clearing && tell('Remove everything that is saved', 'clear-saved')}
        </fieldset>
      )}
      {known && <Details {...known} />}
    </div>
  )
}
