import { monthOf, monthOfYear } from '#content/in-words.ts'
import texts from '#generated/texts/results.json' with { type: 'json' }
import { filled } from '#ui/filled.tsx'

interface Props {
  from: string
  to: string
}

/** The months between two `YYYY-MM-DD` days: 'May 2024', 'May to July 2024', 'May 2024 to January 2025'. */
export function MonthSpan({ from, to }: Props) {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)]
  const end = <time dateTime={last}>{monthOfYear(last)}</time>
  if (first === last) return end
  const start = firstYear === lastYear ? monthOf(first) : monthOfYear(first)
  return <>{filled(texts.range, { from: <time dateTime={first}>{start}</time>, to: end })}</>
}
