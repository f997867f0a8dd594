import type { Job } from '#api/contract.ts'
import { company } from '#site/company.ts'
import { jobPath } from '#site/map/families.ts'
import type { JobWords } from '#site/words/careers/job.ts'
import type { PageProps } from '#site/words/page.ts'
import { jobNodes } from '#web/head/job-nodes.ts'
import { usePageHead } from '#web/head/page-head.ts'
import { jobs as jobList } from '#web/lists/initial/jobs.ts'
import { useList } from '#web/lists/use-list.ts'
import { Breadcrumbs } from '#web/sections/page-opening.tsx'
import { Art } from '#web/ui/art.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'

/** Cuts at a word, so that the meta description stays within what search engines show. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length - 4))} ...`

/** The build draws a pattern for each job that it knows; a newer one has that of the list. */
const patternOf = ({ id }: Job) => (jobList.snapshot.some(known => known.id === id) ? `job-${id}` : 'careers')

function OpenJob({ job, words }: { job: Job; words: JobWords }) {
  const path = jobPath(job)
  usePageHead({
    path,
    title: `${job.title} (${job.locationType}) | ${company.name}`,
    description: shorten(job.description, 158),
    ...(import.meta.env.SSR && { label: job.title, structuredData: jobNodes(job) }),
  })
  return (
    <article className="wrap grid gap-12 pt-10 lg:grid-cols-[1.6fr_1fr] lg:gap-20 lg:pt-16">
      <div>
        <Breadcrumbs path={path} label={job.title} />
        <h1 className="h1">{job.title}</h1>
        <p className="lead mt-5">
          {job.department}, {job.locationType}
        </p>
        <div className="prose mt-8 text-[1.125rem]">
          <p>{job.description}</p>
        </div>
        <p className="mt-9 flex flex-wrap items-center gap-5">
          <OutsideLink href={job.applyLink} class="button button-action">
            {words.apply}
          </OutsideLink>
          <Link to="/careers#open-positions" className="link">
            {words.all}
          </Link>
        </p>
      </div>
      <Art name={patternOf(job)} lazy={false} class="aspect-5/3 w-full" />
    </article>
  )
}

/** A job that is no longer, or not yet, in the list. */
function ClosedJob({ words: { closed } }: { words: JobWords }) {
  usePageHead({
    path: '/careers',
    description: 'This position is not open any more.',
    extra: [{ name: 'robots', content: 'noindex' }],
  })
  return (
    <section className="wrap band">
      <h1 className="h1">{closed.headline}</h1>
      <p className="lead mt-6">{closed.lead}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/careers#open-positions">{closed.positions}</ButtonLink>
        <ButtonLink to="/careers/apply" look="secondary">
          {closed.open}
        </ButtonLink>
      </p>
    </section>
  )
}

export default function JobPage({ words }: PageProps<'job'>) {
  const job = useList(jobList).find(entry => String(entry.id) === words.id)
  return job ? <OpenJob job={job} words={words} /> : <ClosedJob words={words} />
}
