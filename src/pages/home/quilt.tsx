import '#ui/quilt.css'
import { use } from 'react'
import { studyPath } from '#content/map/families.ts'
import type { QuiltPatch } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Change } from '#ui/change.tsx'
import { Link } from '#ui/link.tsx'
import { PagePicture, PictureContext } from '#ui/page-picture.tsx'

/** Rows of two patches on wide windows. They are defined in advance, so that nothing moves while the HTML loads. */
const rows = ['lg:grid-rows-1', 'lg:grid-rows-2', 'lg:grid-rows-3']

/** The columns of a patch out of twelve: two patches a row, and a single one fills the last row. */
const narrowSpan = (at: number, count: number) => (at === count - 1 && at % 2 === 0 ? 'col-span-12' : 'col-span-6')

/** The first four patches are wide and narrow in turn. */
const wideSpan = (at: number, count: number) =>
  count < 4 || at > 3 ? '' : at === 0 || at === 3 ? 'lg:col-span-7' : 'lg:col-span-5'

const spans = (at: number, count: number) => `${narrowSpan(at, count)} ${wideSpan(at, count)}`

interface PatchProps {
  patch: QuiltPatch
  /** Outside the first view, with all its text below the picture. */
  below?: boolean
}

/** A link to a case study, as a patch of the quilt. */
export const Patch = ({ patch: { slug, client, result }, below = false }: PatchProps) => (
  <Link to={studyPath({ slug })} className={below ? 'card patch patch-open' : 'patch'}>
    <Art name={artName(studyPath({ slug }))} above={!below} lazy={below} class="patch-cloth" />
    <span className={below ? 'patch-label p-4' : 'patch-label'}>
      <b className={below ? 'h3' : undefined}>
        <Change value={result.value} />
      </b>{' '}
      <span className="patch-more">{result.label}</span>
      <span className={below ? 'patch-client' : 'sr-only'}> {client}</span>
    </span>
  </Link>
)

/** Case studies, each as a patch with its result; the page's picture if there are too few, or if it is a photograph. */
export function Quilt({ patches }: { patches: readonly QuiltPatch[] }) {
  const { photo } = use(PictureContext)
  if (photo || patches.length < 2) return <PagePicture />
  return (
    <ul className={`quilt ${rows[Math.ceil(patches.length / 2) - 1] ?? ''}`}>
      {patches.map((patch, at) => (
        <li key={patch.slug} className={spans(at, patches.length)}>
          <Patch patch={patch} />
        </li>
      ))}
    </ul>
  )
}
