import type { Question, Section } from '#site/words/shapes.ts'
import { Band } from '#web/ui/band.tsx'
import { Questions } from '#web/ui/questions.tsx'

/** Questions with their answers, all of them in the HTML. */
export function Faq({ faq }: { faq: Section<readonly (Question | undefined)[]> }) {
  return (
    <Band title="FAQ" lead={faq.lead} split>
      <Questions items={faq.items.filter(item => item !== undefined)} />
    </Band>
  )
}
