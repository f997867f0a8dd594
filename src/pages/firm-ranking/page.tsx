import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Prose } from '#ui/prose.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { useCurrentYear } from '#ui/use-current-year.ts'
import { withYear } from '#ui/with-year.tsx'

export default function TopFirms({ path, words: content }: PageProps<'firmRanking'>) {
  const year = useCurrentYear()
  return (
    <>
      <PageOpening path={path} headline={withYear(content.headline, year)} lead={content.lead}>
        {content.listNote && <p className="small text-soft">{content.listNote}</p>}
      </PageOpening>
      <section className="pt-10 pb-4">
        <div className="wrap">
          <h2 className="sr-only">{content.labels.list}</h2>
          <ol className="grid gap-5">
            {content.firms.map(({ rank, name, trade, description, goodAt, website, logo, highlight }) => (
              <li
                key={rank}
                className={`card grid grid-cols-[2rem_1fr] items-start gap-5 p-6 sm:grid-cols-[2rem_3rem_1fr] lg:grid-cols-[4rem_4rem_1fr_minmax(9.75rem,auto)] ${highlight ? 'bg-cloth border-2 border-dashed border-madder' : ''}`}
              >
                <span className="figure-value leading-12 text-madder">
                  <span className="sr-only">{content.labels.rank} </span>
                  {rank}
                </span>{' '}
                <Logo name={name} src={logo} />
                <div className="col-span-2 sm:col-span-1">
                  <h3 className="h3">
                    {name}, <span className="font-400 text-soft">{trade}</span>
                  </h3>
                  <p className="mt-1 text-soft">{unbroken(description)}</p>
                  <p className="small mt-2">
                    <span className="font-700">{content.labels.goodAt}</span> {goodAt}
                  </p>
                </div>
                <OutsideLink
                  href={website}
                  class="button button-secondary button-small col-span-2 sm:col-span-1 sm:col-start-3 sm:justify-self-start lg:col-start-auto lg:justify-self-auto"
                >
                  {content.labels.visit}
                </OutsideLink>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {content.method && (
        <Band title={content.method.title} split>
          <Prose of={content.method.paragraphs}>
            {content.method.longer && (
              <p>
                <Link to={content.method.longer.link} className="link">
                  {content.method.longer.text}
                </Link>
              </p>
            )}
          </Prose>
        </Band>
      )}
      <CallBand {...content.call} art={`${artName(path)}-call`} />
    </>
  )
}
