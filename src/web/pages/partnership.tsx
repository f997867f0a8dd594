import type { PageProps } from '#site/pages/words.ts'
import { PartnershipForm } from '#web/forms/partnership-form.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Quotes } from '#web/sections/quotes.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

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
          <IconGrid items={opportunities.items} />
        </Band>
      )}
      {benefits && (
        <Band title={benefits.title} lead={benefits.lead} split>
          <CheckList items={benefits.items} single />
        </Band>
      )}
      {example && (
        <Band title={example.title} lead={example.lead} split>
          <DataTable table={example.table} />
        </Band>
      )}
      {testimonials && <Quotes quotes={testimonials} />}
      <Band id="apply" title={form.title} lead={form.lead} split>
        <PartnershipForm />
      </Band>
    </>
  )
}
