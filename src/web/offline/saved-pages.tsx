import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import texts from '#content/texts/offline/saved.json' with { type: 'json' }
import updateTexts from '#content/texts/offline/update.json' with { type: 'json' }
import { fill } from '#site/fill.ts'
import { InstallAction } from './install.tsx'
import { canInstall, installEventAtom } from './install-event.ts'
import { type SavedState, savedAtom, type Unsaved } from './saved-state.ts'
import { saveAll, tellWorker } from './tell-worker.ts'
import { updateAtom } from './update-prompt.ts'

/** Why saving does not continue. The count itself shows that the visitor has paused it. */
const blockTexts = {
  paused: undefined,
  room: texts.room,
  data: texts.data,
}

const reasonOf = (reason: Unsaved['reason']) => {
  if (reason === 'no-answer') return texts.noAnswer
  return reason === 'other-content' ? texts.otherContent : fill(texts.answered, { status: reason })
}

/** What could not be saved, and why. It is retried at the next visit. */
function UnsavedList({ unsaved }: { unsaved: readonly Unsaved[] }) {
  if (unsaved.length === 0) return null
  return (
    <>
      <h3 className="h3 mt-6" id="unsaved">
        {texts.unsaved}
      </h3>
      <p className="text-soft">{texts.later}</p>
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

/** Asks whether the saved pages may be removed: in a dialog or, where its chunk fails, in the browser's own. */
const askToClear = () =>
  import('#web/dialogs/ask.tsx')
    .then(({ ask }) => ask({ title: texts.clearTitle, text: texts.clearText, yes: texts.clearYes, no: texts.clearNo }))
    .catch(() => window.confirm(texts.clearTitle))

/** Returns the text for screen readers: the start of saving and its result. The count changes too often (WCAG 4.1.3). */
function useSavingNews(now: SavedState): string {
  const [news, setNews] = useState('')
  const known = now.state === 'known' ? now : undefined
  const saved = known?.saved.pages.length ?? 0
  const total = known?.saved.pageCount ?? 0
  const failed = known?.unsaved.length ?? 0
  const saving = known && !known.blockedBy && saved + failed < total
  const was = useRef<boolean>(undefined)
  useEffect(() => {
    if (saving === undefined || saving === was.current) return
    if (saving) setNews(texts.began)
    else if (was.current) setNews(fill(failed > 0 ? texts.endedWithout : texts.ended, { saved, total, failed }))
    was.current = saving
  }, [saving, saved, total, failed])
  return news
}

/** A new version whose notification was dismissed, and the offer to install the site. */
function Offers() {
  const update = useAtomValue(updateAtom)
  const event = useAtomValue(installEventAtom)
  return (
    <>
      {update && (
        <p className="mt-6 flex flex-wrap items-center gap-3">
          {updateTexts.text}
          <button type="button" className="button button-secondary button-small" onClick={update.run}>
            {updateTexts.reload}
          </button>
        </p>
      )}
      {canInstall(event) && (
        <div className="mt-6">
          <InstallAction />
        </div>
      )}
    </>
  )
}

/**
 * The offline manager: how much is saved, since when, and buttons to continue, pause or remove it. The HTML says that it is
 * looking, because only the browser knows the rest.
 */
export function SavedPages({ looking }: { looking: string }) {
  const now = useAtomValue(savedAtom)
  const news = useSavingNews(now)
  const status = useRef<HTMLParagraphElement>(null)
  const known = now.state === 'known' ? now : undefined
  const manages = known !== undefined || now.state === 'nothing' || now.state === 'full'
  const complete = known?.saved.pages.length === known?.saved.pageCount
  const blockedBy = complete ? undefined : known?.blockedBy
  const paused = blockedBy === 'paused'
  const blockText = blockedBy && blockTexts[blockedBy]

  const button = (label: string, act: () => void, look = 'button-secondary') => (
    <button type="button" className={`button ${look} button-small`} onClick={act}>
      {label}
    </button>
  )
  /** The pressed button may disappear, so the status gets the focus. */
  const action = (label: string, act: () => Promise<void>, look?: string) =>
    button(
      label,
      () => {
        void act()
        status.current?.focus()
      },
      look,
    )
  const clear = async () => {
    if (!(await askToClear())) return
    status.current?.focus()
    await tellWorker({ type: 'clear-saved' })
  }
  return (
    <div className="flex flex-1 flex-col">
      <p role="status" className="sr-only">
        {news}
      </p>
      <p ref={status} tabIndex={-1} className={known ? 'font-700' : ''}>
        {now.state === 'known'
          ? fill(paused ? texts.countPaused : texts.count, {
              saved: now.saved.pages.length,
              total: now.saved.pageCount,
            })
          : now.state === 'looking'
            ? looking
            : texts[now.state]}
      </p>
      {manages && <p className="mt-4 text-soft">{known?.saved.left.length ? texts.leftHint : texts.whatFor}</p>}
      {manages && (
        <fieldset aria-label={texts.saving} className="flex flex-wrap gap-3 pt-5">
          {(!known || !complete || known.saved.left.length > 0) && action(texts.saveAll, saveAll, 'button-primary')}
          {known && !complete && !paused && action(texts.pause, () => tellWorker({ type: 'pause-saving' }))}
          {known && button(texts.clear, () => void clear())}
        </fieldset>
      )}
      {blockText && <p className="mt-4 text-soft">{blockText}</p>}
      {'unsaved' in now && <UnsavedList unsaved={now.unsaved} />}
      {now.state !== 'looking' && <Offers />}
    </div>
  )
}
