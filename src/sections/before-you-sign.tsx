import type { BeforeYouSign as Words } from '#content/schema/site-files.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { Band, type Tone } from '#ui/band.tsx'
import { Folding } from '#ui/folding.tsx'
import { Questions } from '#ui/questions.tsx'

/** Number of questions that are shown when there are more. */
const shown = 6

/** Questions of buyers before a contract. */
export function BeforeYouSign({ words: { title, lead, items }, tone }: { words: Words; tone?: Tone }) {
  return (
    <Band title={title} lead={lead} tone={tone} split>
      <Folding when={items.length > shown} unfold={texts.unfoldQuestions}>
        <Questions
          plain
          shown={shown}
          items={items.map(({ title: question, description: answer }) => ({ question, answer }))}
        />
      </Folding>
    </Band>
  )
}
