/**
 * The classes of a list in rows (lists.css). The number of columns depends on the number of entries, so that no row has a
 * single entry where that can be avoided. There are two columns in narrow windows and at most `most` in wide ones. None of the
 * names may be a utility of UnoCSS, as `rows-3` is.
 */
export function rowsOf(count: number, most: 3 | 4 = 4) {
  if (count < 3) return 'rows'
  if (most === 3) return count % 3 === 1 && count % 2 === 0 ? 'rows' : 'rows by-3'
  return count % 4 === 0 || (count % 3 !== 0 && count % 4 > count % 3) ? 'rows by-4' : 'rows by-3'
}

/** The classes of a list in two or three columns; a single entry has the whole width. */
export function columnsOf(count: number) {
  if (count === 1) return ''
  return count % 3 !== 0 && count % 2 === 0 ? 'lg:grid-cols-2' : 'by-3'
}
