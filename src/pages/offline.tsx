import content from '#content/offline.ts'
import { Waiting } from '#forms/waiting.tsx'
import { usePageHead } from '#head/page-head.ts'
import { useOfflineManager } from '#offline/manager.tsx'
import { MissingPage } from '#offline/missing-page.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'

const robots = [{ name: 'robots', content: 'noindex, follow' }]

/** The offline manager, and what a visitor without a network sees in place of a page that is not saved. */
export default function Offline() {
  usePageHead({ path: '/offline', description: content.description, extra: robots })
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
