import { studyPath } from '#content/map/families.ts'
import { pageAt } from '#content/map/index.ts'
import { MonthSpan } from '#pages/case-study/month-span.tsx'
import type { StudyCard } from '#pages/case-study/schema.ts'
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Change } from '#ui/change.tsx'
import { Link } from '#ui/link.tsx'
import { Photo } from '#ui/photo.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** Links to case studies, each with its industry, client, result and duration. */
export function StudyCards({ studies }: { studies: readonly StudyCard[] }) {
  return (
    <ul className="rows gap-6">
      {studies.map(({ slug, title, photo, client, industry, actual, result }) => (
        <li key={slug} className="card choice">
          <Photo photo={photo} instead={<Art name={artName(studyPath({ slug }))} />} />
          <div className="card-text flex flex-col p-6">
            <p className="eyebrow">{pageAt(industry).label}</p>
            <h3 className="h3 mt-1">
              <Link to={studyPath({ slug })} className="stretched">
                {title}
              </Link>
            </h3>
            <p className="small mt-2 text-soft">
              {client.name}, {unbroken(client.about)}
            </p>
            <div className="mt-auto pt-5">
              <div className="figure">
                <p className="figure-value">
                  <Change value={result.value} />
                </p>
                <p className="small text-soft">{result.label}</p>
              </div>
            </div>
            <p className="small mt-5 text-soft">
              <MonthSpan {...actual} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
