import { months } from '#site/company-values.ts'

const inWords = (month: string) => months[Number(month.slice(5)) - 1] ?? ''

/** The months between two `YYYY-MM-DD` days: 'May 2024', 'May to July 2024', 'May 2024 to January 2025'. */
export function MonthSpan({ from, to }: { from: string; to: string }) {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  return (
    <>
      {first !== last && (
        <>
          <time dateTime={first}>{sameYear ? inWords(first) : `${inWords(first)} ${first.slice(0, 4)}`}</time> to{' '}
        </>
      )}
      <time dateTime={last}>
        {inWords(last)} {last.slice(0, 4)}
      </time>
    </>
  )
}
