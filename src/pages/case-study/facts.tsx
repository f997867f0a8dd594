import type { ReactNode } from 'react'
import { bandOf, headcount, punctuality } from '#content/case-study-facts.ts'
import { fill } from '#content/fill.ts'
import { pageAt } from '#content/map/index.ts'
import texts from '#generated/texts/caseStudies.json' with { type: 'json' }
import results from '#generated/texts/results.json' with { type: 'json' }
import { filled } from '#ui/filled.tsx'
import { Folding } from '#ui/folding.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { CaseStudy, Span } from './schema.ts'

interface FactProps {
  label: string
  /** Hidden on a phone until the visitor unfolds the facts. */
  more?: boolean
  /** A second value of the same label. */
  second?: ReactNode
  children: ReactNode
}

const Fact = ({ label, more = false, second, children }: FactProps) => (
  <div className={more ? 'figure more' : 'figure'}>
    <dt className="small font-700">{label}</dt>
    <dd className="small mt-1 text-soft">{children}</dd>
    {second && <dd className="small mt-1 text-soft">{second}</dd>}
  </div>
)

const Days = ({ from, to }: Span) =>
  filled(results.range, { from: <LongDate date={from} />, to: <LongDate date={to} /> })

/** The main facts of a case study, in the same order on each page. */
export function StudyFacts({ study }: { study: CaseStudy }) {
  const { client, industry, services, team, planned, actual, price, stack, owner } = study
  return (
    <Folding narrow unfold={texts.allFacts}>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={texts.client}>
          <span className="text-ink font-700">{client.name}</span>, {unbroken(client.about)}
        </Fact>
        <Fact
          label={texts.fields}
          second={
            <>
              {texts.services} {unbroken(services.map(path => pageAt(path).label).join(', '))}
            </>
          }
        >
          {texts.industry} {unbroken(pageAt(industry).label)}
        </Fact>
        <Fact label={fill(texts.team, { people: headcount(team) })}>
          {unbroken(team.map(({ people, role }) => `${people} ${role}`).join('; '))}
        </Fact>
        <Fact label={texts.price}>
          <span className="text-ink font-700">{bandOf(price)}</span>: {unbroken(price.basis)}
        </Fact>
        <Fact label={texts.planned} more>
          <Days {...planned} />
        </Fact>
        <Fact label={texts.actual} more>
          <Days {...actual} />,{' '}
          <span className="whitespace-nowrap text-ink font-700">{punctuality(planned, actual)}</span>
        </Fact>
        <Fact label={texts.stack} more>
          {unbroken(stack.join(', '))}
        </Fact>
        <Fact label={texts.owner} more>
          {unbroken(owner)}
        </Fact>
      </dl>
    </Folding>
  )
}
