import { useOfflineManager } from '#offline/page/manager.tsx'
import { MissingPage } from '#offline/page/missing-page.tsx'
import type { PageProps } from '#site/words/page.ts'
import { Waiting } from '#web/forms/waiting.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Band } from '#web/ui/band.tsx'

/** The offline manager, and what a visitor without a network sees in place of a page that is not saved. */
export default function Offline({ words: content }: PageProps<'offline'>) {
  const Manager = useOfflineManager()
  return (
    <>
      <PageOpening path="/offline" headline={content.headline} lead={content.lead}>
        <MissingPage />
      </PageOpening>
      <Band title={content.saved.title} tone="cloth">
        {Manager ? <Manager /> : <p>{content.saved.looking}</p>}
      </Band>
      <Band title={content.waiting.title} lead={content.waiting.lead} split>
        <Waiting>
          <p>{content.waiting.looking}</p>
        </Waiting>
      </Band>
      <Band title={content.how.title} split>
        <div className="prose">
          {content.how.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
    </>
  )
}
