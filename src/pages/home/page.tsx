import { pathIfThere, type StaticPath } from '#content/map/index.ts'
import { retrying, useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { Figures } from '#sections/figures.tsx'
import { Office } from '#sections/office.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { TeamGrid } from '#sections/team-grid.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Part } from '#ui/part.tsx'
import { Prose } from '#ui/prose.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { Section } from '#ui/section.tsx'
import { CareersTeaser } from './careers-teaser.tsx'
import { ContactTeaser } from './contact-teaser.tsx'
import { IndustryBubbles } from './industry-bubbles.tsx'
import { Quilt } from './quilt.tsx'
import { Testimonials } from './testimonials.tsx'

const studiesPath = pathIfThere('/case-studies')
const hasCareers = pathIfThere('/careers') !== undefined

export default function Home({ words: content }: PageProps<'home'>) {
  const figures = useList('company-stats', retrying).map(({ id, title, value }) => ({
    id,
    value,
    label: title,
  }))
  const teams = useList('teams', retrying)
  const { ask, price, proof, services, who, partners, industries, testimonials, careers, office } = content
  return (
    <>
      <section className="opening-quilt">
        <header>
          <h1 className="h1">{content.headline}</h1>
          <p className="lead mt-4 sm:mt-6">{content.lead}</p>
          <p className="mt-4 flex flex-wrap items-center gap-4 sm:mt-6">
            <ButtonLink to="/contact">{ask.link}</ButtonLink>{' '}
            <span className="small text-soft max-sm:hidden">{ask.text}</span>
          </p>
        </header>
        <Quilt patches={content.quilt} />
        <section>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {price && <li className="figure">{price}</li>}
            {proof && (
              <li className="figure">
                {proof.start}
                <Link to={proof.link} className="link">
                  {proof.client}
                </Link>
                {proof.end}
              </li>
            )}
          </ul>
          <p className="mt-6 flex flex-wrap gap-2 empty:hidden sm:gap-4">
            {who && (
              <ButtonLink to="#about" look="secondary" small>
                {content.aboutButton}
              </ButtonLink>
            )}
            {careers && hasCareers && (
              <>
                {' '}
                <ButtonLink to="#careers" look="secondary" small>
                  {content.careersButton}
                </ButtonLink>
              </>
            )}
          </p>
        </section>
      </section>
      <section className={`pt-6 ${services ? '' : 'pb-[var(--band)]'}`}>
        <div className="wrap">
          <h2 className="sr-only">{content.figuresTitle}</h2>
          <Figures items={figures.length > 0 ? figures : content.figures} />
        </div>
      </section>
      {services && (
        <Band title={services.title} lead={services.lead}>
          <PageCards pages={services.cards.map(link => ({ link: link as StaticPath }))} />
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to="/services" look="secondary">
              {services.button}
            </ButtonLink>{' '}
            {studiesPath && services.studies && (
              <Link to={studiesPath} className="link">
                {services.studies}
              </Link>
            )}
          </p>
        </Band>
      )}
      {who && (
        <Band id="about" title={who.title} tone="cloth" split>
          <Prose of={who.paragraphs}>
            <p>
              <Link to="/about" className="link">
                {who.button}
              </Link>
            </p>
          </Prose>
        </Band>
      )}
      {partners && (
        <Band title={partners.title} lead={partners.lead}>
          <ul className={`stitch-grid pairs ${rowsOf(partners.items.length)}`}>
            {partners.items.map(({ name, url, use, logo }) => (
              <li key={name} className="relative max-sm:flex max-sm:items-center max-sm:gap-3">
                <svg aria-hidden="true" className="size-8 flex-none fill-current sm:mb-3">
                  <use href={`${__LOGOS__}#${logo}`} />
                </svg>
                <p>
                  <OutsideLink href={url} class="h3 stretched hover:underline">
                    {name}
                  </OutsideLink>{' '}
                  <span className="small mt-1 block text-soft max-sm:sr-only">{use}</span>
                </p>
              </li>
            ))}
          </ul>
        </Band>
      )}
      {industries && (
        <Section className="band bg-cloth">
          <Part className="wrap grid items-center gap-6 sm:gap-10 lg:grid-cols-[1fr_calc(550*var(--px))] lg:gap-12">
            <div>
              <h2 className="h2">{industries.title}</h2>
              <p className="lead mt-4">{industries.lead}</p>
              <p className="mt-6">
                <Link to="/industries" className="link">
                  {industries.link}
                </Link>
              </p>
            </div>
            <IndustryBubbles names={industries.names} />
          </Part>
        </Section>
      )}
      {testimonials && (
        <Band title={testimonials.title} lead={testimonials.lead}>
          <Testimonials label={testimonials.title} items={testimonials.items} patches={content.quilt} />
        </Band>
      )}
      {content.teams && (
        <Band title={content.teams.title} lead={content.teams.lead}>
          <TeamGrid teams={teams.length > 0 ? teams : content.teams.fallback} />
        </Band>
      )}
      {careers && hasCareers && <CareersTeaser words={careers} openJobs={content.openJobs} />}
      <ContactTeaser words={content.contact} />
      {office && <Office words={office} />}
    </>
  )
}
