import { months } from '#site/company-values.ts'

/** A `YYYY-MM-DD` day as 'May 19, 2025', in the same words wherever and whenever it is rendered. */
export function LongDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number)
  return (
    <time dateTime={date}>
      {months[(month ?? 1) - 1]} {day}, {year}
    </time>
  )
}
