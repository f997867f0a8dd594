import type { Listed, Question } from '#site/words/shapes.ts'
import { Band } from '#web/ui/band.tsx'
import { Questions } from '#web/ui/questions.tsx'

/** Questions with their answers, all of them in the HTML. */
export function Faq({ faq }: { faq: Listed<readonly (Question | undefined)[]> }) {
  return (
    <Band title={faq.title} lead={faq.lead} split>
      <Questions items={faq.items.filter(item => item !== undefined)} />
    </Band>
  )
}
