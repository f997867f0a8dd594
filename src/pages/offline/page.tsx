import { type ComponentType, useEffect, useState } from 'react'
import { anchorOf } from '#content/slug.ts'
import { MissingPage } from '#offline/missing-page.tsx'
import { SavedPages } from '#offline/saved-pages.tsx'
import { SavedQuilt } from '#offline/saved-quilt.tsx'
import type { PageProps } from '#pages/words.ts'
import { IconGrid } from '#sections/icon-grid.tsx'
import { Breadcrumbs } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'
import { loadWhenIdle } from '#ui/when-idle.ts'

/** Loads the list of queued submissions when the page is idle, because its forms exceed the budget of a first view. */
function useOutboxList(): ComponentType | undefined {
  const [List, setList] = useState<ComponentType>()
  useEffect(
    () =>
      loadWhenIdle(
        () => import('#forms/outbox-list.tsx'),
        ({ OutboxList }) => setList(() => OutboxList),
      ),
    [],
  )
  return List
}

/** The offline manager. Without a network, this page is shown in place of a page that is not saved. */
export default function Offline({ words: content }: PageProps<'offline'>) {
  const OutboxList = useOutboxList()
  return (
    <>
      <section className="wrap grid gap-x-12 gap-y-6 py-6 lg:grid-cols-2 lg:py-10">
        <header>
          <Breadcrumbs path="/offline" />
          <h1 className="h1">{content.headline}</h1>
          <p className="lead mt-5">{content.lead}</p>
          <MissingPage />
        </header>
        {/* Reserves the height of the status, so that the quilt does not move. */}
        <section id={anchorOf(content.saved.title)} className="saved-state">
          <h2 className="eyebrow mb-2">{content.saved.title}</h2>
          <SavedPages looking={content.saved.looking}>
            <p className="quilt-key mt-5 text-soft">{content.quilt.lead}</p>
          </SavedPages>
        </section>
      </section>
      <SavedQuilt pieces={content.quilt.pieces} label={content.quilt.title} />
      <Band title={content.waiting.title} lead={content.waiting.lead}>
        {OutboxList ? <OutboxList /> : <p>{content.waiting.looking}</p>}
      </Band>
      <Band title={content.how.title} lead={content.how.lead} tone="cloth">
        <IconGrid items={content.how.items} />
      </Band>
    </>
  )
}
