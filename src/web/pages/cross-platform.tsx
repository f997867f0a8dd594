import { artName } from '#site/art/name.ts'
import { company } from '#site/company.ts'
import type { PageProps } from '#site/pages/words.ts'
import { Ground } from '#web/sections/ground.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageCards } from '#web/sections/page-cards.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Stories } from '#web/sections/stories.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'
import { Paragraphs } from '#web/ui/paragraphs.tsx'

export default function CrossPlatform({ path, words: content }: PageProps<'crossPlatform'>) {
  const { why, services, stories, about } = content
  const art = `${artName(path)}-call`
  const cards = services?.items.map(({ title, description, link }) => ({
    to: link,
    label: title,
    text: description,
    art: artName(link),
  }))
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
      {services && cards && (
        <Band title={services.title} lead={services.lead}>
          <PageCards pages={cards} />
        </Band>
      )}
      {stories && (
        <Band title={stories.title} lead={stories.lead}>
          <Stories stories={stories.items} />
        </Band>
      )}
      <Ground title={about.title} art={art}>
        <div className="prose text-[1.125rem]">
          <Paragraphs of={about.paragraphs} />
          <p>
            <a className="link" href={`mailto:${company.emails.general}`}>
              {company.emails.general}
            </a>
          </p>
        </div>
        <p className="mt-7">
          <ButtonLink to="/contact" look="action">
            {about.contact}
          </ButtonLink>
        </p>
      </Ground>
    </>
  )
}
