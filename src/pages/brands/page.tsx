import { useListState } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'
import { Link } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { Products } from './products.tsx'

export default function Brands({ path, words: content }: PageProps<'brands'>) {
  const { value: brands, answered } = useListState('brands')
  const { innovation, highlights, call } = content
  return (
    <>
      <PageOpening path={path} headline={content.headline} lead={content.lead} />
      <Band title={content.productsTitle}>
        <Products
          brands={brands}
          none={content.noProducts}
          instead={artName(path)}
          labels={content.labels}
          loading={!answered}
        />
      </Band>
      {innovation && (
        <Band title={innovation.title} tone="cloth">
          <Prose of={innovation.paragraphs} />
          {innovation.points && (
            <div className="mt-10">
              <IconGrid items={innovation.points} />
            </div>
          )}
        </Band>
      )}
      {highlights && (
        <Band title={highlights.title}>
          <dl className={`${rowsOf(highlights.items.length)} gap-10`}>
            {highlights.items.map(({ value, label, note }) => (
              <div key={label} className="figure counted">
                <dt className="font-700">{label}</dt>
                <dd className="figure-value">{value}</dd>
                <dd className="small mt-1 text-soft">{note}</dd>
              </div>
            ))}
          </dl>
        </Band>
      )}
      <CallBand {...call} art="brands-call">
        <Link to="/support" className="link">
          {call.support}
        </Link>
      </CallBand>
    </>
  )
}
