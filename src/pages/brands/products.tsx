import type { ListValue } from '#lists/contract.ts'
import type { PageProps } from '#pages/words.ts'
import { Art } from '#ui/art.tsx'
import { Photo } from '#ui/photo.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** A placeholder while the products load: one card without text (docs/specification/brands.md). */
function Skeleton() {
  return (
    <li className="card needs-scripts" aria-hidden="true">
      <div className="h-40 bg-cloth" />
      <div className="grid gap-3 p-6">
        <div className="h-5 w-2/5 rounded bg-cloth" />
        <div className="h-4 rounded bg-cloth" />
        <div className="h-4 w-4/5 rounded bg-cloth" />
      </div>
    </li>
  )
}

const Term = ({ name, value }: { name: string; value: string }) => (
  <div className="grid grid-cols-[4rem_1fr] gap-3">
    <dt className="text-soft">{name}</dt>
    <dd className="font-650">{value}</dd>
  </div>
)

interface Props {
  brands: ListValue<'brands'>
  /** The text when there are none. */
  none: string
  /** The page's picture, for a product without one. */
  instead: string
  labels: PageProps<'brands'>['words']['labels']
  /** The list is empty because it has not loaded yet. */
  loading: boolean
}

/** The products, each with its picture. */
export function Products({ brands, none, instead, labels, loading }: Props) {
  if (brands.length === 0 && !loading) return <p className="text-md">{none}</p>
  return (
    <ul className="rows gap-6">
      {brands.length === 0 && <Skeleton />}
      {brands.map(({ id, name, summary, status, link, art, photo, audience, price }) => (
        <li key={id} className="card choice">
          <Photo photo={photo} instead={<Art name={art} instead={instead} />} />
          <div className="p-6">
            <p className="eyebrow">{status}</p>
            <h3 className="h3 mt-1">
              {link ? (
                <a href={link} className="stretched">
                  {name}
                </a>
              ) : (
                name
              )}
            </h3>
            <p className="mt-2 text-soft">{unbroken(summary)}</p>
            {(audience || price) && (
              <dl className="small mt-4 grid gap-2">
                {audience && <Term name={labels.audience} value={audience} />}
                {price && <Term name={labels.price} value={price} />}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
