import { type ComponentType, useEffect, useState } from 'react'
import { useOfflineManager } from '#offline/page/manager.tsx'
import { MissingPage } from '#offline/page/missing-page.tsx'
import type { Ask } from '#offline/page/saved-pages.tsx'
import type { PageProps } from '#site/pages/words.ts'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Band } from '#web/ui/band.tsx'
import { Paragraphs } from '#web/ui/paragraphs.tsx'
import { loadWhenIdle } from '#web/ui/when-idle.ts'

/** The list of kept submissions, once the page is idle. */
function useOutboxList(): ComponentType | undefined {
  const [List, setList] = useState<ComponentType>()
  useEffect(
    () =>
      loadWhenIdle(
        () => import('#web/forms/outbox-list.tsx'),
        ({ OutboxList }) => setList(() => OutboxList),
      ),
    [],
  )
  return List
}

/** By a dialog that loads when something is asked; where it cannot be had, by the browser's own. */
const ask: Ask = question =>
  import('#web/dialogs/ask.tsx').then(
    dialogs => dialogs.ask(question),
    () => window.confirm(question.title),
  )

/** The offline manager, and what a visitor without a network sees in place of a page that is not saved. */
export default function Offline({ words: content }: PageProps<'offline'>) {
  const Manager = useOfflineManager()
  const OutboxList = useOutboxList()
  return (
    <>
      <PageOpening path="/offline" headline={content.headline} lead={content.lead}>
        <MissingPage />
      </PageOpening>
      <Band title={content.saved.title} tone="cloth">
        {/* The room that the manager takes, so that nothing below makes way for it. */}
        <div className="[@media_(scripting:enabled)]:min-h-66 sm:[@media_(scripting:enabled)]:min-h-52">
          {Manager ? <Manager ask={ask} /> : <p>{content.saved.looking}</p>}
        </div>
      </Band>
      <Band title={content.waiting.title} lead={content.waiting.lead} split>
        {OutboxList ? <OutboxList /> : <p>{content.waiting.looking}</p>}
      </Band>
      <Band title={content.how.title} split>
        <div className="prose">
          <Paragraphs of={content.how.paragraphs} />
        </div>
      </Band>
    </>
  )
}
