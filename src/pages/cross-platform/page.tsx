import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { Ground } from '#sections/ground.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Stories } from '#sections/stories.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { Prose } from '#ui/prose.tsx'

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
        <p className="mt-6">
          <ButtonLink to="/contact">{about.contact}</ButtonLink>
        </p>
      </Ground>
    </>
  )
}
