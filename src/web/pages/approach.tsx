import { artName } from '#site/art/name.ts'
import type { PageProps } from '#site/words/page.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

export default function Approach({ words: content }: PageProps<'approach'>) {
  const { principles, steps, advantages, call } = content
  return (
    <>
      <PageOpening path="/approach" headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </PageOpening>
      <Band title={principles.title} lead={principles.lead} split>
        <ol className="grid gap-8">
          {principles.items.map(({ title, description }, index) => (
            <li key={title} className="figure">
              <p className="eyebrow">{index + 1}</p>
              <h3 className="h3">{title}</h3>
              <p className="mt-1.5 text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </Band>
      <Band title={steps.title} lead={steps.lead} tone="cloth">
        <Steps items={steps.items} />
      </Band>
      <Band title={advantages.title} lead={advantages.lead}>
        <IconGrid items={advantages.items} />
      </Band>
      <CallBand {...call} art={`${artName('/approach')}-call`}>
        <ButtonLink to="/contact" look="action">
          Contact us
        </ButtonLink>
      </CallBand>
    </>
  )
}
