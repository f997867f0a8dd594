import glanceTexts from '#content/texts/glance.json' with { type: 'json' }
import texts from '#content/texts/services.json' with { type: 'json' }
import type { Glance } from '#site/pages/service.ts'
import { Band } from '#web/ui/band.tsx'
import { Folding } from '#web/ui/folding.tsx'
import { Answers } from './answers.tsx'

const names: Readonly<Record<keyof Glance, string>> = glanceTexts

/** What decides, which a phone shows at once. */
const first: readonly (keyof Glance)[] = ['delivered', 'time', 'price']

/** What a buyer asks first of a service, each answer under its name. */
export function AtAGlance({ glance }: { glance: Glance }) {
  const answers = (Object.keys(names) as (keyof Glance)[]).flatMap(part => {
    const answer = glance[part]
    return answer === undefined ? [] : [{ title: names[part], description: answer, open: first.includes(part) }]
  })
  return (
    <Band title={texts.glance}>
      <Folding>
        <Answers items={answers} />
      </Folding>
    </Band>
  )
}
