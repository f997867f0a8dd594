import { useRef } from 'react'
import { artName } from '#site/art/name.ts'
import type { PageProps } from '#site/words/page.ts'
import { usePageHead } from '#web/head/page-head.ts'
import { brands as brandList } from '#web/lists/initial/brands.ts'
import { useList } from '#web/lists/use-list.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Art } from '#web/ui/art.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'

/** What stands in for the products when the list is empty: one card without words (docs/specification.md#brands). */
function Skeleton() {
  return (
    <li className="card" aria-hidden="true">
      <div className="h-40 bg-cloth" />
      <div className="grid gap-3 p-6">
        <div className="h-5 w-2/5 rounded bg-cloth" />
        <div className="h-4 rounded bg-cloth" />
        <div className="h-4 w-4/5 rounded bg-cloth" />
      </div>
    </li>
  )
}

export default function Brands({ words: content }: PageProps<'brands'>) {
  const list = useRef<HTMLUListElement>(null)
  const brands = useList(brandList, list)
  usePageHead({ path: '/brands', description: content.description })
  const { innovation, highlights, call } = content
  return (
    <>
      <PageOpening path="/brands" headline={content.headline} lead={content.lead} />
      <Band title={content.productsTitle}>
        <ul ref={list} className="fill fill-3 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {brands.length === 0 && <Skeleton />}
          {brands.map(({ id, name, summary, status, link, art }) => (
            <li key={id} className="card choice">
              <Art name={art} instead={artName('/brands')} />
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
                <p className="small mt-2 text-soft">{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <Band title={innovation.title} tone="cloth">
        <div className="prose mb-10 text-[1.125rem]">
          {innovation.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <IconGrid items={innovation.points} />
      </Band>
      <Band title={highlights.title}>
        <dl className="grid gap-10 md:grid-cols-3">
          {highlights.items.map(({ value, label, note }) => (
            <div key={label} className="figure flex flex-col">
              <dt className="order-1 font-700">{label}</dt>
              <dd className="figure-value">{value}</dd>
              <dd className="small order-1 mt-1 text-soft">{note}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <CallBand {...call} art="brands-call">
        <ButtonLink to="/contact" look="action">
          Contact us
        </ButtonLink>
        <Link to="/support" className="link">
          Get support
        </Link>
      </CallBand>
    </>
  )
}
