import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApplicationForm } from '#forms/application-form.tsx'
import { fieldId } from '#forms/field.tsx'
import type { Job } from '#lists/contract.ts'
import { useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { Breadcrumbs } from '#sections/page-opening.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PagePicture } from '#ui/page-picture.tsx'

interface JobChoiceProps {
  job: Job | undefined
  words: PageProps<'apply'>['words']['job']
  onClear: () => void
}

/** The job of an application, or a link to choose one. Both have the same height, because the job is known only once scripts run. */
function JobChoice({ job, words, onClear }: JobChoiceProps) {
  return (
    <div className="figure mb-8">
      <p className="small text-soft">{words.label}</p>
      <div role="status">
        <p className="h3">{job?.title ?? words.none}</p>
      </div>
      <p className="small mt-1 min-h-3.2em sm:min-h-0">
        {job ? (
          <button type="button" className="link" onClick={onClear}>
            {words.clear}
          </button>
        ) : (
          <>
            <Link to="/careers#open-positions" className="link">
              {words.choose}
            </Link>{' '}
            {words.name}
          </>
        )}
      </p>
    </div>
  )
}

export default function Apply({ words: content }: PageProps<'apply'>) {
  const [parameters, setParameters] = useSearchParams()
  const jobs = useList('jobs')
  // The HTML is that of an open application; the job of the address is applied after hydration.
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => setAsked(parameters.get('job')), [parameters])
  const job = jobs.find(({ id }) => String(id) === asked)
  const clear = () => {
    setParameters({}, { replace: true, preventScrollReset: true })
    document.getElementById(fieldId('application-form', 'fullName'))?.focus()
  }
  return (
    <section className="beside-patch wrap">
      <PagePicture />
      <div>
        <Breadcrumbs path="/careers/apply" />
        <Link to="/careers" className="link inline-flex items-center gap-2">
          <Icon name="arrow-left" /> {content.back}
        </Link>
        <h1 className="h1 mt-5">{content.headline}</h1>
        <p className="lead mt-5 mb-8 sm:mt-6 sm:mb-12">{content.lead}</p>
        <h2 className="sr-only">{content.formTitle}</h2>
        <JobChoice job={job} words={content.job} onClear={clear} />
        <ApplicationForm job={job?.title} />
        <p className="small text-soft">{content.privacy}</p>
      </div>
      {content.aside && (
        <section>
          <h2 className="h3 mb-6">{content.aside.title}</h2>
          <ol className="grid gap-4">
            {content.aside.steps.map((step, index) => (
              <li key={step} className="figure">
                <p className="eyebrow">{index + 1}</p>
                <p className="small">{step}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  )
}
