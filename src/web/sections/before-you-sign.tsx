import type { BeforeYouSign as Words } from '#site/schema/before-you-sign.ts'
import { Band, type Tone } from '#web/ui/band.tsx'
import { Questions } from '#web/ui/questions.tsx'

/** Questions of buyers before a contract. */
export function BeforeYouSign({ words: { title, lead, items }, tone }: { words: Words; tone?: Tone }) {
  return (
    <Band title={title} lead={lead} tone={tone} split>
      <Questions plain items={items.map(({ title: question, description: answer }) => ({ question, answer }))} />
    </Band>
  )
}
