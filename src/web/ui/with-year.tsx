/** A headline and the year after it: smaller, and on the line of the last word, even in the narrowest window. */
export const withYear = (headline: string, year: number) => (
  <>
    {headline}
    {'\u00a0'}
    <span className="text-[0.62em] text-soft">({year})</span>
  </>
)
