import type { BeforeYouSign as Words } from '#site/pages/before-you-sign.ts'
import { Band, type Tone } from '#web/ui/band.tsx'
import { Folding } from '#web/ui/folding.tsx'
import { Answers } from './answers.tsx'

/** What buyers ask before a contract. */
export function BeforeYouSign({ words: { title, lead, items }, tone }: { words: Words; tone?: Tone }) {
  return (
    <Band title={title} lead={lead} tone={tone}>
      <Folding>
        <div className="mb-2">
          <Answers items={items} />
        </div>
      </Folding>
    </Band>
  )
}
