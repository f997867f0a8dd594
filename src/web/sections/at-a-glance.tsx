import glanceTexts from '#content/texts/glance.json' with { type: 'json' }
import texts from '#content/texts/services.json' with { type: 'json' }
import type { Glance } from '#site/pages/service.ts'
import { Band, type Tone } from '#web/ui/band.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

const names: Readonly<Record<keyof Glance, string>> = glanceTexts

/** What a buyer asks first of a service, each answer under its name. */
export function AtAGlance({ glance, tone }: { glance: Glance; tone?: Tone | undefined }) {
  return (
    <Band title={texts.glance} tone={tone}>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {(Object.keys(names) as (keyof Glance)[]).map(part => (
          <div key={part} className="figure">
            <dt className="font-700">{names[part]}</dt>
            <dd className="mt-1 text-soft">{unbroken(glance[part])}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
