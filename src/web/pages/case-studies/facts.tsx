import type { ReactNode } from 'react'
import { bandOf, headcount, punctuality } from '#site/case-study-facts.ts'
import { pageAt, type StaticPath } from '#site/map/index.ts'
import type { CaseStudy, Span } from '#site/pages/case-study.ts'
import { Link } from '#web/ui/link.tsx'
import { LongDate } from '#web/ui/long-date.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="figure">
    <dt className="small font-700">{label}</dt>
    <dd className="small mt-1 text-soft">{children}</dd>
  </div>
)

const PageLinks = ({ paths }: { paths: readonly StaticPath[] }) =>
  paths.map((path, at) => (
    <span key={path}>
      {at > 0 && ', '}
      <Link to={path} className="link">
        {unbroken(pageAt(path).label)}
      </Link>
    </span>
  ))

const Days = ({ from, to }: Span) => (
  <>
    <span className="whitespace-nowrap">
      <LongDate date={from} />
    </span>{' '}
    to{' '}
    <span className="whitespace-nowrap">
      <LongDate date={to} />
    </span>
  </>
)

/** What a buyer looks for first in a case study, in the same places on each. */
export function StudyFacts({ study }: { study: CaseStudy }) {
  const { client, industry, services, team, planned, actual, price, stack, owner } = study
  return (
    <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      <Fact label="Client">
        <span className="text-ink font-700">{client.name}</span>, {client.about}
      </Fact>
      <Fact label="Industry and services">
        <p>
          Industry: <PageLinks paths={[industry]} />
        </p>
        <p className="mt-1">
          Services: <PageLinks paths={services} />
        </p>
      </Fact>
      <Fact label={`Team: ${headcount(team)} people`}>
        {team.map(({ people, role }) => `${people} ${role}`).join('; ')}
      </Fact>
      <Fact label="Price band">
        <span className="text-ink font-700">{bandOf(price)}</span>: {price.basis}
      </Fact>
      <Fact label="Planned, start to launch">
        <Days {...planned} />
      </Fact>
      <Fact label="Actual, start to launch">
        <Days {...actual} />, <span className="text-ink font-700">{punctuality(planned, actual)}</span>
      </Fact>
      <Fact label="Stack">{stack.join(', ')}</Fact>
      <Fact label="Owner and operator today">{owner}</Fact>
    </dl>
  )
}
