import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { CheckList } from '#sections/check-list.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'
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
