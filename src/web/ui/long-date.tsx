import { months } from '#site/company.ts'

/** A `YYYY-MM-DD` day as '19 May 2025', in the same words wherever and whenever it is rendered. */
export function LongDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number)
  return (
    <time dateTime={date}>
      {day} {months[(month ?? 1) - 1]} {year}
    </time>
  )
}
