import './quilt.css'
import { artName } from '#site/art/name.ts'
import { studyPath } from '#site/map/families.ts'
import type { QuiltPatch } from '#site/pages/words.ts'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'
import { PagePicture } from '#web/ui/page-picture.tsx'

/** Case studies, each a patch that shows its result; the page's own picture where there are too few for a quilt. */
export function Quilt({ patches }: { patches: readonly QuiltPatch[] }) {
  if (patches.length < 2)
    return (
      <div className="quilt-alone">
        <PagePicture class="aspect-5/3" />
      </div>
    )
  return (
    <ul className="quilt">
      {patches.map(({ slug, client, result }) => (
        <li key={slug}>
          <Link to={studyPath({ slug })} className="patch">
            <Art name={`patch-${artName(studyPath({ slug }))}`} lazy={false} class="patch-cloth" />
            <span className="patch-label">
              <b>{result.value}</b>
              <span className="patch-more">{`: ${result.label}`}</span>
              <span className="patch-client">{client}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
