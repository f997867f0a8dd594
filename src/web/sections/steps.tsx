import texts from '#content/texts/stories.json' with { type: 'json' }
import { weeksHeight, weeksName } from '#site/charts.ts'
import type { PagePath } from '#site/map/index.ts'
import type { Step } from '#site/pages/story.ts'
import { Chart } from '#web/ui/chart.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

interface Props {
  items: readonly ((Step & { readonly when?: string }) | undefined)[]
  /** The page, where a chart shows the times of two steps or more. */
  path?: PagePath
}

/** How many steps each of two columns has. */
const rows: Readonly<Record<number, string>> = {
  3: 'lg:grid-rows-[repeat(3,auto)]',
  4: 'lg:grid-rows-[repeat(4,auto)]',
  5: 'lg:grid-rows-[repeat(5,auto)]',
  6: 'lg:grid-rows-[repeat(6,auto)]',
  7: 'lg:grid-rows-[repeat(7,auto)]',
  8: 'lg:grid-rows-[repeat(8,auto)]',
}

/** Numbered steps joined by a stitched path: across on a wide window when there are up to four, else down. */
export function Steps({ items, path }: Props) {
  const steps = items.filter(step => step !== undefined)
  const half = Math.ceil(steps.length / 2)
  const timed = steps.filter(({ time }) => time).length
  return (
    <>
      {path && timed > 1 && (
        <Chart name={weeksName(path)} alt={texts.steps} height={weeksHeight(timed)} class="mb-12" />
      )}
      <ol className={`steps ${steps.length <= 4 ? 'steps-across' : `steps-two ${rows[half]}`}`}>
        {steps.map(({ title, description, time, when = time?.text }, index) => (
          <li key={title} className={index + 1 === half ? 'steps-turn' : undefined}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              {when && <p className="eyebrow">{when}</p>}
              <h3 className="h3">{title}</h3>
              <p className="mt-1.5 text-soft">{unbroken(description)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
