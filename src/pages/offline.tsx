import content from '#content/offline.ts'
import { usePageHead } from '#head/page-head.ts'
import { MissingPage } from '#offline/missing-page.tsx'
import { SavedPages } from '#offline/saved-pages.tsx'
import { WaitingList } from '#offline/waiting-list.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'

const robots = [{ name: 'robots', content: 'noindex, follow' }]

/** The offline manager, and what a visitor without a network sees in place of a page that is not saved. */
export default function Offline() {
  usePageHead({ path: '/offline', description: content.description, extra: robots })
  return (
    <>
      <PageOpening path="/offline" headline={content.headline} lead={content.lead}>
        <MissingPage />
      </PageOpening>
      <Band title={content.saved.title} tone="cloth">
        <SavedPages />
      </Band>
      <Band title={content.waiting.title} lead={content.waiting.lead} split>
        <WaitingList />
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
