import { artName } from '#art/name.ts'
import { company } from '#company.ts'
import content from '#content/cross-platform-software-company-in-bangladesh.ts'
import { usePageHead } from '#head/page-head.ts'
import { landingNodes } from '#head/service-nodes.ts'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { StoryCards, StoryTexts } from '#sections/stories.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'

const path = '/cross-platform-software-company-in-bangladesh'

export default function CrossPlatform() {
  usePageHead({
    path,
    description: content.description,
    ...(import.meta.env.SSR && { structuredData: landingNodes(path, content) }),
  })
  const { why, services, stories, about } = content
  const cards = services.items.map(({ title, description, link }) => ({
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
      <Band title={why.title} lead={why.lead}>
        <IconGrid items={why.items} />
      </Band>
      <Band title={services.title} lead={services.lead} tone="cloth">
        <PageCards pages={cards} columns={4} />
      </Band>
      <Band title={stories.title} lead={stories.lead}>
        <StoryCards stories={stories.items} />
        <StoryTexts stories={stories.items} />
      </Band>
      <Band title={about.title} split>
        <div className="prose text-[1.125rem]">
          {about.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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
      </Band>
    </>
  )
}
