import { type ComponentType, useEffect, useState } from 'react'
import { anchorOf } from '#content/slug.ts'
import { MissingPage } from '#offline/missing-page.tsx'
import { SavedPages } from '#offline/saved-pages.tsx'
import { SavedQuilt } from '#offline/saved-quilt.tsx'
import type { PageProps } from '#pages/words.ts'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'
import { Section } from '#ui/section.tsx'
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
      <PageOpening path="/offline" brief headline={content.headline} lead={content.lead}>
        <MissingPage />
      </PageOpening>
      <Band title={content.quilt.title} lead={content.quilt.lead}>
        <SavedQuilt pieces={content.quilt.pieces} label={content.quilt.title} unfold={content.quilt.all} />
      </Band>
      <Section className="band bg-cloth">
        <div className="wrap grid gap-6 lg:grid-cols-2">
          {/* Reserves the height of the manager, so that nothing below moves. */}
          <section
            id={anchorOf(content.saved.title)}
            className="card flex flex-col p-7 [@media_(scripting:enabled)]:min-h-72 sm:[@media_(scripting:enabled)]:min-h-60"
          >
            <h2 className="h3 mb-4">{content.saved.title}</h2>
            <SavedPages looking={content.saved.looking} />
          </section>
          <section id={anchorOf(content.waiting.title)} className="card flex flex-col p-7">
            <h2 className="h3 mb-4">{content.waiting.title}</h2>
            <p className="mb-5 text-soft">{content.waiting.lead}</p>
            {OutboxList ? <OutboxList /> : <p>{content.waiting.looking}</p>}
          </section>
        </div>
      </Section>
      <Band title={content.how.title} lead={content.how.lead}>
        <IconGrid items={content.how.items} />
      </Band>
    </>
  )
}
