import glanceTexts from '#content/texts/glance.json' with { type: 'json' }
import texts from '#content/texts/services.json' with { type: 'json' }
import type { Glance } from '#site/pages/service.ts'
import { Band } from '#web/ui/band.tsx'
import { Folding } from '#web/ui/folding.tsx'
import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

const names: Readonly<Record<keyof Glance, string>> = glanceTexts

/** What decides, which a phone shows at once. */
const first: readonly (keyof Glance)[] = ['delivered', 'time', 'price']

/** What a buyer asks first of a service, each answer under its name. */
export function AtAGlance({ glance }: { glance: Glance }) {
  const parts = (Object.keys(names) as (keyof Glance)[]).flatMap(part => {
    const answer = glance[part]
    return answer === undefined ? [] : [{ part, answer }]
  })
  return (
    <Band title={texts.glance}>
      <Folding>
        <dl className={`answers ${rowsOf(parts.length, 3)}`}>
          {parts.map(({ part, answer }) => (
            <div key={part} className={first.includes(part) ? 'figure' : 'figure more'}>
              <dt className="font-700">{names[part]}</dt>
              <dd className="mt-1 text-soft">{unbroken(answer)}</dd>
            </div>
          ))}
        </dl>
      </Folding>
    </Band>
  )
}
