import { fill } from '#content/fill.ts'
import { crumbsAbove } from '#content/map/breadcrumbs.ts'
import texts from '#generated/texts/services.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CheckList } from '#sections/check-list.tsx'
import { FoldingText } from '#sections/folding-text.tsx'
import { GlanceFigures } from '#sections/glance-figures.tsx'
import { Ground } from '#sections/ground.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageFrame } from '#sections/page-frame.tsx'
import { Steps } from '#sections/steps.tsx'
import { Band } from '#ui/band.tsx'
import { Link } from '#ui/link.tsx'

/** A part of a service: what it is, when it is needed, what is delivered, and how long it takes. */
export default function SubService({ path, words }: PageProps<'subService'>) {
  const { glance, whenNeeded, deliverables, timeline } = words
  const parent = crumbsAbove(path).at(-1)
  const toParent = parent && (
    <Link to={parent.path} className="link">
      {fill(texts.partOf, { parent: parent.label })}
    </Link>
  )
  const about = (
    <Band
      title={texts.about}
      split
      aside={
        glance && (
          <dl className="mt-6 grid gap-6 sm:max-lg:grid-cols-2">
            <GlanceFigures glance={glance} />
          </dl>
        )
      }
    >
      <FoldingText
        paragraphs={words.about.filter(text => text !== undefined)}
        shown={1}
        class="sm:[&>:first-child]:text-xl sm:[&>:first-child]:leading-[1.5]"
      />
    </Band>
  )
  return (
    <PageFrame path={path} words={words} contact={texts.contact} link={toParent} about={about}>
      {whenNeeded && (
        <Band title={texts.whenNeeded} lead={whenNeeded.lead} tone="cloth" split>
          <CheckList items={whenNeeded.items} single />
        </Band>
      )}
      {deliverables && (
        <Band title={texts.deliverables} lead={deliverables.lead}>
          <IconGrid items={deliverables.items} />
        </Band>
      )}
      {timeline && (
        <Ground title={texts.timeline} lead={timeline.lead} art={`${artName(path)}-call`}>
          <Steps items={timeline.items} />
        </Ground>
      )}
    </PageFrame>
  )
}
