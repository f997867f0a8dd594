import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import texts from '#generated/texts/job.json' with { type: 'json' }
import { OpenJob } from './page.tsx'

const place = { department: 'Crossing', locationType: texts.remote, applyLink: '/careers/apply?job=1' }
const little = { id: 1, title: 'Ferry hand', description: 'Rope and tide.', ...place }

const shown = (job: typeof little & { readonly posted?: string }) => {
  const html = renderToStaticMarkup(<OpenJob job={job} words={texts} />)
  return [...html.matchAll(/<(h2|dt)[^>]*>(.*?)<\/\1>/g)].map(([, , heading]) => heading)
}

it('shows no heading without something below it for a job with few details', () => {
  expect(shown(little)).toEqual([])
  expect(shown({ ...little, locationType: 'On-site', posted: '2026-10-12' })).toEqual([
    texts.facts.office,
    texts.facts.posted,
  ])
})
