import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { Ground } from '#sections/ground.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { SharedHours } from '#sections/shared-hours.tsx'
import { Steps } from '#sections/steps.tsx'
import { TermsLink } from '#sections/terms-link.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** An example of the report that clients get on Mondays. */
function WeeklyReport({ report }: { report: NonNullable<PageProps<'approach'>['words']['report']> }) {
  return (
    <article>
      <p className="eyebrow">{report.week}</p>
      <h3 className="h3">{report.project}</h3>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4">
        {report.figures.map(({ value, label }) => (
          <div key={label} className="figure counted [--figure:var(--text-xl)]">
            <dt className="small text-soft">{label}</dt>
            <dd className="figure-value">{value}</dd>
          </div>
        ))}
      </dl>
      {report.promises && (
        <div className="mt-8">
          <DataTable table={report.promises} />
        </div>
      )}
      {report.ask && (
        <div className="figure mt-8">
          <p className="font-700">{report.ask.title}</p>
          <p className="mt-1 text-soft">{report.ask.description}</p>
        </div>
      )}
    </article>
  )
}

export default function Approach({ path, words: content }: PageProps<'approach'>) {
  const { button, principles, steps, report, advantages, hours, call } = content
  const art = `${artName(path)}-call`
  return (
    <>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">{button}</ButtonLink>
      </PageOpening>
      {principles && (
        <Band title={principles.title} lead={principles.lead} tone="cloth" split>
          <ol className="principles">
            {principles.items.map(({ title, description }) => (
              <li key={title}>
                <h3 className="h3">{title}</h3>
                <p className="mt-2 text-soft">{unbroken(description)}</p>
              </li>
            ))}
          </ol>
        </Band>
      )}
      <Band title={steps.title} lead={steps.lead}>
        <Steps items={steps.items} />
      </Band>
      {report && (
        <Ground title={report.title} lead={report.lead} art={art}>
          <WeeklyReport report={report} />
        </Ground>
      )}
      {advantages && (
        <Band title={advantages.title} lead={advantages.lead}>
          <IconGrid items={advantages.items} />
        </Band>
      )}
      {hours && (
        <Band title={hours.title} lead={hours.lead} split>
          <SharedHours table={hours.table} />
        </Band>
      )}
      <CallBand {...call} button={button} art={art}>
        <TermsLink />
      </CallBand>
    </>
  )
}
