import type { PageProps } from '#pages/words.ts'
import { artName } from '#site/art/name.ts'
import { Ground } from '#web/sections/ground.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageCards } from '#web/sections/page-cards.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Stories } from '#web/sections/stories.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { Prose } from '#web/ui/prose.tsx'

export default function CrossPlatform({ path, words: content }: PageProps<'crossPlatform'>) {
  const { why, services, stories, about } = content
  const art = `${artName(path)}-call`
  return (
    <>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">{about.contact}</ButtonLink>
        <Link to="/about" className="link">
          {about.more}
        </Link>
      </PageOpening>
      {why && (
        <Ground title={why.title} lead={why.lead} art={art}>
          <IconGrid items={why.items} />
        </Ground>
      )}
      {services && (
        <Band title={services.title} lead={services.lead}>
          <PageCards pages={services.items} />
        </Band>
      )}
      {stories && (
        <Band title={stories.title} lead={stories.lead}>
          <Stories stories={stories.items} />
        </Band>
      )}
      <Ground title={about.title} art={art}>
        <Prose of={about.paragraphs}>
          <p>
            <MailLink to="general" />
          </p>
        </Prose>
        <p className="mt-7">
          <ButtonLink to="/contact">{about.contact}</ButtonLink>
        </p>
      </Ground>
    </>
  )
}
