import type { PageProps } from '#pages/words.ts'
import { artName } from '#site/art/name.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Band } from '#web/ui/band.tsx'
import { StudyCards } from './cards.tsx'

/** All case studies, and a list of the facts that each states. */
export default function CaseStudies({ path, words }: PageProps<'caseStudies'>) {
  return (
    <>
      <PageOpening path={path} headline={words.headline} lead={words.lead} />
      <Band title={words.studies.title}>
        <StudyCards studies={words.studies.items} />
      </Band>
      {words.stated && (
        <Band title={words.stated.title} lead={words.stated.lead} tone="cloth" split>
          <CheckList items={words.stated.items} single />
        </Band>
      )}
      <CallBand {...words.call} art={`${artName(path)}-call`} />
    </>
  )
}
