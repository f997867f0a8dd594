import { resultOf, withCommas } from '#site/words/case-studies/facts.ts'
import type { CaseStudy, Measure, Reading } from '#site/words/case-studies/shape.ts'
import { MonthSpan } from './month-span.tsx'

function Row({ name, reading, unit }: { name: string; reading: Reading; unit: Measure['unit'] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="whitespace-nowrap">
        {withCommas(reading.value)}
        {unit}
      </td>
      <td>
        <MonthSpan {...reading} />
      </td>
      <td>
        {withCommas(reading.n)} {reading.of}
      </td>
    </tr>
  )
}

/** The results of a case study: the figure, both readings it comes from, and how they were taken. */
export function StudyMeasures({ measures }: Pick<CaseStudy, 'measures'>) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {measures.map(measure => (
        <section key={measure.label} aria-label={measure.label} className="min-w-0">
          <p className="figure-value">{resultOf(measure)}</p>
          <h3 className="text-soft">{measure.label}</h3>
          <div className="article table-scroll small mt-4">
            <table className="w-full">
              <thead>
                <tr>
                  <td />
                  <th scope="col">Value</th>
                  <th scope="col">Period</th>
                  <th scope="col">Counted</th>
                </tr>
              </thead>
              <tbody>
                <Row name="Before" reading={measure.before} unit={measure.unit} />
                <Row name="After" reading={measure.after} unit={measure.unit} />
              </tbody>
            </table>
          </div>
          <p className="small mt-4 text-soft">{measure.method}</p>
        </section>
      ))}
    </div>
  )
}
