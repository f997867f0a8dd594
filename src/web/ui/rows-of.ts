/**
 * The classes of a list of entries in rows (lists.css): as many columns as suit their number, so that no row is left with
 * one entry where it can be avoided. Two in narrow windows; `most` is how many there is room for in wide ones. None of the
 * names may be a utility of UnoCSS, as `rows-3` is.
 */
export function rowsOf(count: number, most: 3 | 4 = 4) {
  if (count < 3) return 'rows'
  if (most === 3) return count % 3 === 1 && count % 2 === 0 ? 'rows' : 'rows by-3'
  return count % 4 === 0 || (count % 3 !== 0 && count % 4 > count % 3) ? 'rows by-4' : 'rows by-3'
}
