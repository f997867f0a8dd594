import type { Glance } from '#content/schema/glance.ts'
import texts from '#generated/texts/glance.json' with { type: 'json' }
import { unbroken } from '#ui/unbroken.tsx'

/** The parts that are shown by a figure, on phones in this order. */
const figures = ['price', 'time'] as const

/** Price and time of a service, each by its figure and a sentence, as entries of a list of terms. */
export const GlanceFigures = ({ glance }: { glance: Glance }) => (
  <>
    {figures.map(part => {
      const answer = glance[part]
      const figure = glance[`${part}Figure`]
      return (
        answer && (
          <div key={part} className="figure">
            <dt className="font-700">{texts[part]}</dt>
            {figure && <dd className="figure-value">{unbroken(figure)}</dd>}
            <dd className="mt-1 text-soft">{unbroken(answer)}</dd>
          </div>
        )
      )
    })}
  </>
)
