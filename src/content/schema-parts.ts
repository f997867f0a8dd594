/** Schemas that the content, the company's file and the API's lists share. */
import * as v from 'valibot'

/** A valid date as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string('expected a day like 2026-11-30'),
  v.isoDate('expected a day like 2026-11-30'),
  v.check(value => new Date(value).toJSON()?.slice(0, 10) === value, 'expected a day of the calendar, like 2026-11-30'),
)

/** File name of a photograph in `data/photos/`: lower-case letters, digits and hyphens, such as `nusrat-jahan.jpg`. */
export type PhotoFile = `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif'}`

export const photoFile = v.custom<PhotoFile>(
  value => typeof value === 'string' && /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/.test(value),
  'expected the name of a file in data/photos such as nusrat-jahan.jpg: small letters, digits and hyphens',
)

/** The check of a list whose entries have different ids. Compared as text: 1 and '1' would have the same page. */
export const differentIds = <Entry extends { readonly id: unknown }>() =>
  v.checkItems<Entry[], string>(
    ({ id }, at, all) => all.findIndex(other => String(other.id) === String(id)) === at,
    'expected a different id for each entry',
  )
