// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import texts from '#content/texts/job.json' with { type: 'json' }
import { JobFacts, JobPoints, JobSteps } from './job-details.tsx'

const little = {
  id: 1,
  title: 'Ferry hand',
  department: 'Crossing',
  locationType: 'Remote',
  description: 'Rope and tide.',
  applyLink: '/careers/apply?job=1',
}

const shown = (job: typeof little & { readonly posted?: string }) => {
  const { container } = render(
    <>
      <JobFacts job={job} labels={texts.facts} />
      <JobPoints title={texts.duties} points={undefined} />
      <JobSteps title={texts.steps} steps={undefined} />
    </>,
  )
  return [...container.querySelectorAll('h2, dt')].map(heading => heading.textContent)
}

it('a job of which the data says little has no heading without something below', () => {
  expect(shown(little)).toEqual([])
  expect(shown({ ...little, locationType: 'On-site', posted: '2026-10-12' })).toEqual([
    texts.facts.office,
    texts.facts.posted,
  ])
})
