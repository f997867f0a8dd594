import './saved-quilt.css'
import { useAtomValue } from 'jotai'
import type { QuiltPiece } from '#pages/words.ts'
import { artUrl } from '#pictures/address.ts'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { savedAtom } from './saved-state.ts'

/** The name of a picture, from its URL. */
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1, url.indexOf('.'))

/** How many patches a phone or tablet shows before the visitor asks for the others. */
const firstPieces = 30

interface Props {
  pieces: readonly QuiltPiece[]
  label: string
  /** The label of the button that shows all patches. */
  unfold: string
}

/**
 * All pages as one quilt: a patch is sewn once its page is saved on this device, and basted until then. The HTML has no
 * pictures and no outlines, so that this page, which is saved first, is small.
 */
export function SavedQuilt({ pieces, label, unfold }: Props) {
  const hydrated = useHydrated()
  const now = useAtomValue(savedAtom)
  const saved = new Set(now.state === 'known' ? now.paths : [])
  return (
    <Folding narrow unfold={unfold} when={pieces.length > firstPieces}>
      <ul className="saved-quilt" aria-label={label} data-art={artUrl('basted')}>
        {pieces.map(({ path, label: name, picture, dye }, at) => (
          <li key={path} className={at < firstPieces ? undefined : 'more'}>
            <Link to={path} className={saved.has(path) ? 'piece piece-sewn' : 'piece'} data-accent={dye}>
              <span className="piece-cloth">
                {picture &&
                  hydrated &&
                  (saved.has(path) ? (
                    <img src={picture} alt="" width={160} height={160} decoding="async" loading="lazy" />
                  ) : (
                    <svg aria-hidden="true">
                      <use href={`${artUrl('basted')}#${nameOf(picture)}`} />
                    </svg>
                  ))}
              </span>{' '}
              <span className="piece-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Folding>
  )
}
