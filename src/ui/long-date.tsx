import { dateText } from '#content/in-words.ts'

/** A `YYYY-MM-DD` day as 'May 19, 2025' in the site's language, on one line. */
export function LongDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {dateText(date)}
    </time>
  )
}
