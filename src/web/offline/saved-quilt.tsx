import './saved-quilt.css'
import { useAtomValue } from 'jotai'
import type { QuiltPiece } from '#pages/words.ts'
import { Link } from '#web/ui/link.tsx'
import { savedAtom } from './saved-state.ts'

/**
 * All pages as one quilt: a patch is sewn once its page is saved on this device, and basted until then. The HTML has no
 * pictures, so that this page, which is saved first, does not bring those of all others.
 */
export function SavedQuilt({ pieces, label }: { pieces: readonly QuiltPiece[]; label: string }) {
  const now = useAtomValue(savedAtom)
  const saved = new Set(now.state === 'known' ? now.saved.pages.map(({ path }) => path) : [])
  return (
    <ul className="saved-quilt" aria-label={label}>
      {pieces.map(({ path, label: name, picture, dye }) => (
        <li key={path}>
          <Link to={path} className={saved.has(path) ? 'piece piece-sewn' : 'piece'} data-accent={dye}>
            <span className="piece-cloth">
              {saved.has(path) && picture && (
                <img src={picture} alt="" width={160} height={160} decoding="async" loading="lazy" />
              )}
            </span>{' '}
            <span className="piece-name">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
