import { monthOf } from '#site/month-of.ts'

/** A `YYYY-MM-DD` day as 'May 19, 2025', in the same words wherever and whenever it is rendered. */
export function LongDate({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      {monthOf(date)} {Number(date.slice(8))}, {date.slice(0, 4)}
    </time>
  )
}
