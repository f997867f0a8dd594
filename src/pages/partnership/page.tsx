import { PartnershipForm } from '#forms/partnership-form.tsx'
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CheckList } from '#sections/check-list.tsx'
import { Ground } from '#sections/ground.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Quotes } from '#sections/quotes.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

export default function Partnership({ path, words: content }: PageProps<'partnership'>) {
  const { why, opportunities, benefits, example, testimonials, form } = content
  return (
    <>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="#apply">{content.button}</ButtonLink>
      </PageOpening>
      {why && (
        <Band title={why.title} lead={why.lead}>
          <IconGrid items={why.items} />
        </Band>
      )}
      {opportunities && (
        <Band title={opportunities.title} lead={opportunities.lead} tone="cloth">
          <ul className={`page-cards ${rowsOf(opportunities.items.length, 3)} gap-3 sm:gap-6`}>
            {opportunities.items.map(({ title, description }, index) => (
              <li key={title} className="card choice">
                <Art name={`opportunity-${index + 1}`} />
                <div className="p-5">
                  <h3 className="h3">{title}</h3>
                  <p className="mt-2 text-soft">{unbroken(description)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Band>
      )}
      {benefits && (
        <Band title={benefits.title} lead={benefits.lead} split>
          <CheckList items={benefits.items} single />
        </Band>
      )}
      {example && (
        <Ground title={example.title} lead={example.lead} art={`${artName(path)}-call`}>
          <DataTable table={example.table} />
        </Ground>
      )}
      {testimonials && <Quotes quotes={testimonials} tone={example ? 'paper' : 'cloth'} />}
      <Band id="apply" title={form.title} lead={form.lead} split>
        <PartnershipForm />
      </Band>
    </>
  )
}
