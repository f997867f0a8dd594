import { jobPath } from '#content/map/families.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { salaryLine } from '#lists/salary.ts'
import { useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { jobPicture } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { TeamGrid } from '#sections/team-grid.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

export default function Careers({ words: content }: PageProps<'careers'>) {
  const jobs = useList('jobs')
  const benefits = useList('benefits')
  const teams = useList('teams')
  const { drawn, life, terms, positions, open } = content
  return (
    <>
      <PageOpening path="/careers" headline={content.headline} lead={content.lead}>
        <ButtonLink to="#open-positions">{content.anchorLabel}</ButtonLink>
        <Link to="/careers/apply" className="link">
          {open.button}
        </Link>
      </PageOpening>
      <Band id="open-positions" title={positions.title} lead={positions.lead} tone="cloth">
        {jobs.length === 0 && <p className="text-md">{positions.empty}</p>}
        <ul>
          {jobs.map(({ id, title, department, locationType, employmentType, salary, closes, applyLink }) => (
            <li
              key={id}
              className="stitch-t relative grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2 py-6 sm:gap-y-1 lg:grid-cols-[auto_11fr_6fr_6fr_fit-content(20rem)] lg:items-center lg:gap-x-6"
            >
              <Art
                name={jobPicture({ id, department }, name => drawn.includes(name))}
                instead="careers"
                class="thumb row-span-3 lg:row-auto"
                width={56}
                height={56}
              />
              <header className="max-md:col-span-2">
                <h3 className="h3">
                  <Link to={jobPath({ id })} className="stretched hover:underline">
                    {title}
                  </Link>
                </h3>
                {salary && <p className="small mt-1 text-soft">{salaryLine(salary)}</p>}
              </header>
              {/* One line in a narrow window, two columns in a wide one. */}
              <p className="small text-soft max-sm:col-span-2 lg:contents">
                <span>
                  {department}
                  <span className="lg:hidden">, </span>
                </span>{' '}
                <span>
                  {unbroken([locationType, employmentType].filter(Boolean).join(', '))}{' '}
                  {closes && (
                    <span className="block">
                      {positions.closes}{' '}
                      <span className="whitespace-nowrap">
                        <LongDate date={closes} />
                      </span>
                    </span>
                  )}
                </span>
              </p>
              <p className="relative self-center max-sm:col-start-2 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-start-auto lg:row-auto">
                <OutsideLink href={applyLink} class="button button-secondary button-small">
                  {positions.apply}
                  <span className="sr-only">{` ${positions.as} ${title}`}</span>
                </OutsideLink>
              </p>
            </li>
          ))}
        </ul>
      </Band>
      {life && (
        <Band title={life.title}>
          <IconGrid items={life.items} />
        </Band>
      )}
      {content.benefitsTitle && benefits.length > 0 && (
        <Band title={content.benefitsTitle}>
          <Folding narrow unfold={texts.unfoldBenefits}>
            <ol className={`pairs ${rowsOf(benefits.length)} gap-x-4 gap-y-6 sm:gap-x-12 sm:gap-y-8`}>
              {benefits.map(({ id, number, title, description }) => (
                <li key={id} className="figure">
                  <p className="eyebrow">{number}</p>
                  <h3 className="h3">{unbroken(title)}</h3>
                  {description && <p className="more small mt-2 text-soft">{description}</p>}
                </li>
              ))}
            </ol>
          </Folding>
        </Band>
      )}
      {terms && (
        <Band title={terms.title} lead={terms.lead} tone="cloth">
          <IconGrid items={terms.items} wide />
        </Band>
      )}
      {content.teams && (
        <Band title={content.teams.title} lead={content.teams.lead}>
          <TeamGrid teams={teams.length > 0 ? teams : content.teams.fallback} />
        </Band>
      )}
      <CallBand {...open} to="/careers/apply" art="careers-call" />
    </>
  )
}
