import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import jobTexts from '#generated/texts/job.json' with { type: 'json' }
import { jobNodes } from './head.build.ts'

const place = { department: 'd', locationType: jobTexts.remote, applyLink: '/x' }
const little = { id: 4, title: 'Engineer', description: 'Work', ...place }
const job = { ...little, posted: '2026-11-02' }

it('a job of which the data says little claims nothing else', () => {
  const [node] = jobNodes(job, jobTexts)
  expect(node).toMatchObject({
    title: 'Engineer',
    datePosted: '2026-11-02',
    description: '<p>Work</p>',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: company.country },
    directApply: true,
  })
  for (const key of ['validThrough', 'employmentType', 'baseSalary', 'jobLocation'])
    expect(node).not.toHaveProperty(key)
})

it('a job without the day of its posting is left out, because search engines refuse it', () => {
  expect(jobNodes(little, jobTexts)).toEqual([])
})

it('a job claims all that its data says', () => {
  const more = {
    locationType: 'Hybrid',
    applyLink: 'https://jobs.example/4',
    closes: '2026-11-30',
    employmentType: 'Part-time' as const,
    salary: { from: 10, to: 20, currency: 'BDT', period: 'month' as const },
    duties: ['Sew <b> & mend'],
  }
  const { street, postalCode } = company.address
  const [node] = jobNodes({ ...job, ...more }, jobTexts)
  expect(node).toMatchObject({
    validThrough: '2026-11-30T23:59:59Z',
    employmentType: 'PART_TIME',
    baseSalary: { currency: 'BDT', value: { minValue: 10, maxValue: 20, unitText: 'MONTH' } },
    jobLocation: { '@type': 'Place', address: { streetAddress: street, postalCode } },
    directApply: false,
    description: expect.stringContaining(
      `<ul><li>Sew &lt;b&gt; &amp; mend</li></ul><p>${jobTexts.facts.employment}<br>${jobTexts.kinds['Part-time']}</p>`,
    ),
  })
  expect(node).not.toHaveProperty('jobLocationType')
})
