import type { BeforeYouSign as Words } from '#content/schema/before-you-sign.ts'
import { Band, type Tone } from '#ui/band.tsx'
import { Questions } from '#ui/questions.tsx'

/** Questions of buyers before a contract. */
export function BeforeYouSign({ words: { title, lead, items }, tone }: { words: Words; tone?: Tone }) {
  return (
    <Band title={title} lead={lead} tone={tone} split>
      <Questions plain items={items.map(({ title: question, description: answer }) => ({ question, answer }))} />
    </Band>
  )
}
