import { useRef } from 'react'
import { type SavedState, type Unsaved, useSaved } from './use-saved.ts'
import { saveAll, tellWorker } from './worker.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
const day = (date: string) => new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const texts = {
  looking: 'Looking at what is saved on this device.',
  impossible: 'This browser does not save pages of this site: it does not allow it here, or scripts are off.',
  nothing: 'Nothing is saved yet. Saving starts a moment after the first page has been read.',
}

/** Why saving does not go on by itself; that the visitor has paused it stands beside the count. */
const holds = {
  paused: undefined,
  room: 'Saving waits: this device has less than 20 MB left for this site.',
  data: 'Saving waits: this device saves data.',
}

const reasonOf = (reason: Unsaved['reason']) => {
  if (reason === 'no-answer') return 'No answer came.'
  return reason === 'other-content' ? 'Something else came than was published.' : `The server answered ${reason}.`
}

/** What could not be saved, and why; it is tried again with the next visit. */
function UnsavedList({ unsaved }: { unsaved: readonly Unsaved[] }) {
  if (unsaved.length === 0) return null
  return (
    <>
      <h3 className="h3 mt-6" id="unsaved">
        Not saved
      </h3>
      <p className="text-soft">It is tried again with the next visit, or when you press Save all now.</p>
      <ul className="mt-3" aria-labelledby="unsaved">
        {unsaved.map(({ name, reason }) => (
          <li key={name} className="mb-2">
            <strong>{name}</strong> {reasonOf(reason)}
          </li>
        ))}
      </ul>
    </>
  )
}

type Known = Extract<SavedState, { state: 'known' }>

const PageLinks = ({ pages }: Pick<Known['saved'], 'pages'>) => (
  <ul className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
    {pages.map(({ path, title }) => (
      <li key={path} className="mb-2 break-inside-avoid">
        <a className="link" href={path}>
          {title}
        </a>
      </li>
    ))}
  </ul>
)

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
        <PageLinks pages={saved.pages} />
      </details>
    </>
  )
}

/** The pages that are not saved by themselves, and when they are. */
function PagesLeft({ left }: Pick<Known['saved'], 'left'>) {
  if (left.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="link">Pages that are saved when you read them ({left.length})</summary>
      <p className="mt-3 text-soft">All of them at once: press Save all now, or install this site.</p>
      <PageLinks pages={left} />
    </details>
  )
}

/** What is asked before something is removed, and the two answers. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/** What saved pages are asked for by: the answer is whether they may go. */
export type Ask = (question: Question) => Promise<boolean>

const clearing: Question = {
  title: 'Remove all saved pages?',
  text: 'They cannot be read without a network then. Nothing is saved again until you press Save all now. Forms that wait stay.',
  yes: 'Remove everything that is saved',
  no: 'Keep it',
}

/** The offline manager: what is saved of all, from when, and how to go on, stop or remove it. */
export function SavedPages({ ask }: { ask: Ask }) {
  const now = useSaved()
  const status = useRef<HTMLParagraphElement>(null)
  const known = now.state === 'known' ? now : undefined
  const complete = known?.saved.pages.length === known?.saved.pageCount
  const held = complete ? undefined : known?.held
  const paused = held === 'paused'
  const hold = held && holds[held]

  const button = (label: string, act: () => void) => (
    <button type="button" className="button button-secondary button-small" onClick={act}>
      {label}
    </button>
  )
  /** The pressed button may go away, so the focus goes to what tells of its effect. */
  const action = (label: string, act: () => Promise<void>) =>
    button(label, () => {
      void act()
      status.current?.focus()
    })
  const clear = async () => {
    if (!(await ask(clearing))) return
    status.current?.focus()
    await tellWorker({ type: 'clear-saved' })
  }
  return (
    <div>
      <p ref={status} role="status" tabIndex={-1} className={known ? 'h3' : ''}>
        {now.state === 'known'
          ? `${now.saved.pages.length} of ${now.saved.pageCount} pages saved${paused ? ', paused' : ''}`
          : texts[now.state]}
      </p>
      {(known || now.state === 'nothing') && (
        <fieldset aria-label="Saving" className="mt-5 flex flex-wrap gap-3">
          {(!known || !complete || known.saved.left.length > 0) && action('Save all now', saveAll)}
          {known && !complete && !paused && action('Pause', () => tellWorker({ type: 'pause-saving' }))}
          {known && button('Clear', () => void clear())}
        </fieldset>
      )}
      {hold && <p className="mt-4 text-soft">{hold}</p>}
      {'unsaved' in now && <UnsavedList unsaved={now.unsaved} />}
      {known && <Details {...known} />}
      {known && <PagesLeft left={known.saved.left} />}
    </div>
  )
}
