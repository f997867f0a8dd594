import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { jobPath } from '#content/map/families.ts'
import { anchorOf } from '#content/slug.ts'
import texts from '#generated/texts/job.json' with { type: 'json' }
import type { Job } from '#lists/contract.ts'
import { teamAndPlace } from '#lists/job-place.ts'
import { salaryLine } from '#lists/salary.ts'
import { useList } from '#lists/use-list.ts'
import type { JobTexts, JobWords, PageProps } from '#pages/words.ts'
import { CheckList } from '#sections/check-list.tsx'
import { Breadcrumbs } from '#sections/page-opening.tsx'
import { ActionBar } from '#ui/action-bar.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { PagePicture } from '#ui/page-picture.tsx'
import { Part } from '#ui/part.tsx'
import { Prose } from '#ui/prose.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

/** The terms of a job. Renders nothing if it has none. */
function JobFacts({ job, labels }: { job: Job; labels: JobTexts['facts'] }) {
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
function JobPoints({ title, points }: { title: string; points: readonly string[] | undefined }) {
  if (!points?.length) return null
  return (
    <section id={anchorOf(title)}>
      <h2 className="h3 mb-4">{title}</h2>
      <CheckList items={points} single />
    </section>
  )
}

/** The steps between application and answer, and their times. */
function JobSteps({ title, steps }: { title: string; steps: Job['steps'] }) {
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

/** An open job. Its terms and the button follow the title; in wide windows they stay beside the text. */
export function OpenJob({ job, words }: { job: Job; words: JobTexts }) {
  const path = jobPath(job)
  const apply = (
    <OutsideLink href={job.applyLink} class="button button-primary">
      {words.apply}
    </OutsideLink>
  )
  return (
    <article className="wrap job-page">
      <PagePicture />
      <header className="job-title">
        <Breadcrumbs path={path} label={job.title} />
        <h1 className="h1">{job.title}</h1>
        <p className="lead mt-5">{teamAndPlace(job)}</p>
      </header>
      <Part className="job-terms">
        <section className="job-card card grid justify-items-start gap-6 p-6" aria-label={words.terms}>
          <JobFacts job={job} labels={words.facts} />
          {apply}
        </section>
      </Part>
      <div className="job-lead">
        <ActionBar label={words.apply} text={job.title}>
          <OutsideLink href={job.applyLink} class="button button-primary button-small flex-none">
            {words.apply}
          </OutsideLink>
        </ActionBar>
        <Prose of={[job.description]} />
      </div>
      <div className="job-points grid content-start gap-8">
        <JobPoints title={words.duties} points={job.duties} />
        <JobPoints title={words.requirements} points={job.requirements} />
        <JobPoints title={words.niceToHave} points={job.niceToHave} />
      </div>
      <JobSteps title={words.steps} steps={job.steps} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {apply}{' '}
        <Link to="/careers#open-positions" className="link">
          {words.all}
        </Link>
      </p>
    </article>
  )
}

interface ClosedProps {
  words: JobTexts
  /** The job, if this build has a page for it. */
  job?: JobWords
}

/** A job that is no longer in the list. */
export function ClosedJob({ words: { closed }, job }: ClosedProps) {
  return (
    <section className="wrap band">
      {job && <Breadcrumbs path={jobPath(job)} label={job.name} />}
      <h1 className="h1">{closed.headline}</h1>
      <p className="lead mt-6">{closed.lead}</p>
      {job?.closedOn && (
        <p className="mt-4 text-soft">
          {closed.day} <LongDate date={job.closedOn} />.
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/careers#open-positions">{closed.positions}</ButtonLink>{' '}
        <ButtonLink to="/careers/apply" look="secondary">
          {closed.open}
        </ButtonLink>
      </p>
    </section>
  )
}

export default function JobPage({ words }: PageProps<'job'>) {
  const job = useList('jobs').find(entry => String(entry.id) === words.id)
  return job ? <OpenJob job={job} words={words} /> : <ClosedJob words={words} job={words} />
}
