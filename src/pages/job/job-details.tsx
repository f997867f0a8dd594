import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { salaryLine } from '#content/salary.ts'
import { anchorOf } from '#content/slug.ts'
import texts from '#generated/texts/job.json' with { type: 'json' }
import type { Job } from '#lists/contract.ts'
import type { JobTexts } from '#pages/words.ts'
import { CheckList } from '#sections/check-list.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

/** The terms of a job. Renders nothing if it has none. */
export function JobFacts({ job, labels }: { job: Job; labels: JobTexts['facts'] }) {
  const { employmentType, salary, locationType, posted, closes } = job
  const facts: (readonly [string, ReactNode])[] = []
  if (employmentType) facts.push([labels.employment, unbroken(texts.kinds[employmentType])])
  if (salary) facts.push([labels.salary, salaryLine(salary)])
  if (locationType && locationType !== texts.remote) facts.push([labels.office, unbroken(company.addressLine)])
  if (closes) facts.push([labels.closes, <LongDate key="closes" date={closes} />])
  if (posted) facts.push([labels.posted, <LongDate key="posted" date={posted} />])
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-4 min-[26em]:grid-cols-2 lg:grid-cols-1">
      {facts.map(([label, value]) => (
        <div key={label} className="figure">
          <dt className="small text-soft">{label}</dt>
          <dd className="font-700">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A list of bullet points, such as the duties of a job. */
export function JobPoints({ title, points }: { title: string; points: readonly string[] | undefined }) {
  if (!points?.length) return null
  return (
    <section id={anchorOf(title)}>
      <h2 className="h3 mb-4">{title}</h2>
      <CheckList items={points} single />
    </section>
  )
}

/** The steps between application and answer, and their times. */
export function JobSteps({ title, steps }: { title: string; steps: Job['steps'] }) {
  if (!steps?.length) return null
  return (
    <section id={anchorOf(title)}>
      <h2 className="h3 mb-6">{title}</h2>
      <ol className={`${rowsOf(steps.length, 4)} gap-x-8 gap-y-4`}>
        {steps.map(({ when, title: step }) => (
          <li key={step} className="figure">
            <p className="eyebrow">{unbroken(when)}</p>
            <p className="small">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
