import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/offline/saved.json' with { type: 'json' }
import updateTexts from '#generated/texts/offline/update.json' with { type: 'json' }
import { InstallAction, useCanInstall } from './install.tsx'
import { saveEverything } from './register.ts'
import { type SavedState, savedAtom } from './saved-state.ts'
import { update, updateAtom } from './update-prompt.ts'

/** Returns the text for screen readers: the start of saving and its end. The count changes too often (WCAG 4.1.3). */
function useSavingNews(now: SavedState): string {
  const [news, setNews] = useState('')
  const known = now.state === 'known' ? now : undefined
  const saved = known?.paths.length ?? 0
  const saving = known && !known.isEnded && !known.held
  const was = useRef<boolean>(undefined)
  useEffect(() => {
    if (saving === undefined || saving === was.current) return
    if (saving) setNews(texts.began)
    else if (was.current) setNews(fill(texts.ended, { saved, total: known?.total ?? 0 }))
    was.current = saving
  }, [saving, saved, known?.total])
  return news
}

const small = 'button button-secondary button-small'

/** How much is saved, in a sentence. */
const statusOf = (now: SavedState, looking: string) =>
  now.state === 'known'
    ? fill(texts.count, { saved: now.paths.length, total: now.total })
    : now.state === 'looking'
      ? looking
      : texts[now.state]

/**
 * How much is saved, why the rest is not, and what can be done: save everything, take a new version, install the site. The
 * HTML says that it is looking, because only the browser knows. The children explain the quilt.
 */
export function SavedPages({ looking, children }: { looking: string; children: ReactNode }) {
  const now = useAtomValue(savedAtom)
  const news = useSavingNews(now)
  const hasUpdate = useAtomValue(updateAtom)
  const canInstall = useCanInstall()
  const status = useRef<HTMLParagraphElement>(null)
  const held = now.state === 'known' ? now.held : undefined
  const save = () => {
    void saveEverything()
    // The pressed button disappears.
    status.current?.focus()
  }
  return (
    <div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <p
        ref={status}
        tabIndex={-1}
        className={`flex min-h-18 items-center sm:min-h-14 font-display font-700 leading-tight text-balance ${now.state === 'known' ? 'text-2xl' : 'text-lg'}`}
      >
        {statusOf(now, looking)}
      </p>
      <svg aria-hidden="true" className="saved-seam">
        <line x2="100%" y1="50%" y2="50%" />
        {now.state === 'known' && (
          <line x2={`${(100 * now.paths.length) / Math.max(1, now.total)}%`} y1="50%" y2="50%" />
        )}
      </svg>
      {children}
      <p className={`mt-3 text-soft ${now.state === 'known' ? '' : 'max-sm:hidden'}`}>
        {held ? texts[held] : texts.whatFor}
      </p>
      {(held || now.state === 'nothing' || now.state === 'full') && (
        <p className="pt-5">
          <button type="button" className="button button-primary button-small" onClick={save}>
            {texts.saveAll}
          </button>
        </p>
      )}
      {hasUpdate && (
        <p className="mt-6 flex flex-wrap items-center gap-3">
          {updateTexts.text}
          <button type="button" className={small} onClick={() => void update()}>
            {updateTexts.reload}
          </button>
        </p>
      )}
      {now.state !== 'looking' && canInstall && (
        <div className="mt-6">
          <InstallAction />
        </div>
      )}
    </div>
  )
}
