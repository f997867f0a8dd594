/** A headline followed by the year, which is smaller and stays on the line of the last word. */
export const withYear = (headline: string, year: number) => (
  <>
    {headline}
    {'\u00a0'}
    <span className="text-2xl text-soft whitespace-nowrap">({year})</span>
  </>
)
