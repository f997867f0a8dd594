import glanceTexts from '#content/texts/glance.json' with { type: 'json' }
import texts from '#content/texts/services.json' with { type: 'json' }
import type { Glance } from '#site/pages/service.ts'
import { Band, type Tone } from '#web/ui/band.tsx'
import { Answers } from './answers.tsx'

const names: Readonly<Record<keyof Glance, string>> = glanceTexts

/** What a buyer asks first of a service, each answer under its name. */
export function AtAGlance({ glance, tone }: { glance: Glance; tone?: Tone | undefined }) {
  const answers = (Object.keys(names) as (keyof Glance)[]).flatMap(part => {
    const answer = glance[part]
    return answer === undefined ? [] : [{ title: names[part], description: answer }]
  })
  return (
    <Band title={texts.glance} tone={tone}>
      <Answers items={answers} />
    </Band>
  )
}
