import type { ReactNode } from 'react'
import { resultOf, suffixOf } from '#content/case-study-facts.ts'
import { numberText } from '#content/in-words.ts'
import type { Measure, Reading } from '#content/schema/measure.ts'
import texts from '#generated/texts/caseStudies.json' with { type: 'json' }
import { measureChart, storyHeight } from '#pictures/charts.ts'
import { Change } from '#ui/change.tsx'
import { Chart } from '#ui/chart.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { MonthSpan } from './month-span.tsx'
import type { CaseStudy } from './schema.ts'

/** The columns of the two readings of a measure, so narrow that nothing scrolls at 320 px. */
const rowsOf = (unit: Measure['unit']): readonly (readonly [name: string, cell: (reading: Reading) => ReactNode])[] => [
  [texts.value, ({ value }) => `${numberText(value)}${suffixOf(unit)}`],
  [texts.period, span => <MonthSpan {...span} />],
  [texts.counted, ({ n, of }) => `${numberText(n)} ${of}`],
]

/** The results of a case study: each figure, the two readings that it is computed from, and how they were measured. */
export function StudyMeasures({ study }: { study: Pick<CaseStudy, 'slug' | 'measures'> }) {
  return (
    <div className={`grid content-start gap-x-12 gap-y-12 ${study.measures.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {study.measures.map((measure, at) => (
        <div key={measure.label} className="measure">
          <h3>
            <span className="figure-value">
              <Change value={resultOf(measure)} />
            </span>
            <br />
            <span className="text-soft">{measure.label}</span>
          </h3>
          <Chart name={measureChart(study, at)} alt="" height={storyHeight} class="my-6" />
          <p className="small text-soft">{unbroken(measure.method)}</p>
          <details className="article small mt-3">
            <summary className="link inline-block">{texts.readings}</summary>
            <table className="mt-2 w-full">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{texts.before}</th>
                  <th scope="col">{texts.after}</th>
                </tr>
              </thead>
              <tbody>
                {rowsOf(measure.unit).map(([name, cell]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{cell(measure.before)}</td>
                    <td>{cell(measure.after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      ))}
    </div>
  )
}
