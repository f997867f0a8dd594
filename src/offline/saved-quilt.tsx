import '#ui/quilt.css'
import './saved-quilt.css'
import { useAtomValue } from 'jotai'
import type { QuiltPiece } from '#pages/words.ts'
import { aboveId, artUrl } from '#pictures/address.ts'
import { Link } from '#ui/link.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { savedAtom } from './saved-state.ts'

/** The name of a picture, from its URL. */
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1, url.indexOf('.'))

/** Whether a name needs a wide patch. */
const isLong = (name: string) => name.length > 27

interface Props {
  pieces: readonly QuiltPiece[]
  label: string
}

/** Long names last, so that the rows are even. */
const inRows = (pieces: readonly QuiltPiece[]) =>
  [...pieces].sort((one, other) => Number(isLong(one.label)) - Number(isLong(other.label)))

/**
 * All pages as one quilt: a patch is sewn once its page is saved on this device, and basted until then. The HTML has no
 * pictures and no outlines, so that this page, which is saved first, is small.
 */
export function SavedQuilt({ pieces, label }: Props) {
  const hydrated = useHydrated()
  const now = useAtomValue(savedAtom)
  const saved = new Set(now.state === 'known' ? now.paths : [])
  return (
    // The picture of this page itself is shown nowhere else.
    <ul className="saved-quilt" aria-label={label} data-art={`${artUrl('basted')} ${artUrl('offline')}`}>
      {inRows(pieces).map(({ path, label: name, picture, dye }) => (
        <li key={path} className={isLong(name) ? 'piece-wide' : undefined}>
          <Link to={path} className={`patch piece piece-${saved.has(path) ? 'sewn' : 'basted'}`} data-accent={dye}>
            {picture && hydrated && (
              <svg aria-hidden="true">
                <use href={`${artUrl('basted')}#${nameOf(picture)}`} />
              </svg>
            )}
            {picture && hydrated && saved.has(path) && (
              <img src={`${picture}#${aboveId}`} alt="" className="patch-cloth" decoding="async" loading="lazy" />
            )}
            <span className="patch-label">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
