import { describe, expect, it } from 'vitest'
import applicationTexts from '#generated/texts/forms/application.json' with { type: 'json' }
import common from '#generated/texts/forms/common.json' with { type: 'json' }
import texts from '#generated/texts/forms/contact.json' with { type: 'json' }
import supportTexts from '#generated/texts/forms/support.json' with { type: 'json' }
import { application, forJob, jobIn } from './application.ts'
import { contact } from './contact.ts'
import { support } from './support.ts'

const typed = { name: 'A', email: 'a@b', subject: 'S', message: 'M' }
const resume = { name: 'cv.pdf', size: 5 }

it('the contact form needs a mail address that could be one, and no field of spaces', () => {
  expect(contact.check(typed)).toMatchObject({ fields: typed })
  const problems = { name: texts.enterName, email: common.emailForm, message: texts.enterMessage }
  expect(contact.check({ ...typed, name: '  ', email: 'nobody', message: '' })).toEqual({ problems })
})

it.each([
  ['Mine', 'bug', 'Mine'],
  [' ', 'bug', 'bug'],
  ['', '', supportTexts.defaultSubject],
])('the support form sends the subject %j of the category %j as %j', (subject, category, sent) => {
  expect(support.check({ ...typed, subject, category })).toMatchObject({ fields: { subject: sent } })
})

describe('the application', () => {
  const applicant = { fullName: 'F', email: 'a@b', phone: '', linkedinProfile: '', portfolioUrl: '', coverLetter: '' }
  const profileProblem = (linkedinProfile: string) => {
    const checked = application.check({ ...applicant, linkedinProfile }, resume)
    return 'problems' in checked ? checked.problems : checked.fields.linkedinProfile
  }

  it.each([
    'linkedin.com/in/karim',
    ' www.linkedin.com/in/karim ',
    'https://bd.linkedin.com/in/karim?trk=1#top',
    'HTTP://KARIM.EXAMPLE:8080',
    'karim.example:8080/work',
    'করিম.বাংলা',
    '192.0.2.7/cv',
    'karim.example.',
  ])('takes %j for the address of a page, as it was typed', address => {
    expect(profileProblem(address)).toBe(address)
  })

  it.each([
    'karim',
    'see my letter',
    'my site.example',
    'karim@post.example',
    'mailto:karim@post.example',
    'javascript:alert(1)',
    'javascript://x.example/%0Aalert(1)',
    'data:text/html,x.example',
    'ftp://karim.example',
    'https://',
    'https://localhost',
    'https://a..example',
    '.example',
    '...',
    'n/a',
    '-.-',
    '12.05.2020',
    'e.g.',
  ])('does not take %j for one', address => {
    expect(profileProblem(address)).toEqual({ linkedinProfile: applicationTexts.enterLinkedin })
  })

  it('names the job that it is for once, however often it is sent', () => {
    const named = forJob('Tester', { coverLetter: 'Dear team' })
    expect(named).toEqual({ coverLetter: 'Tester\nDear team' })
    expect(forJob('Tester', named)).toEqual(named)
    expect(jobIn({ coverLetter: 'Tester\r\nDear team' }, ['Tester'])).toBe('Tester')
    expect(jobIn({ coverLetter: 'Dear team,\nI test.' }, ['Tester'])).toBe('')
    expect(jobIn({}, ['Tester'])).toBe('')
    expect(forJob('Tester', {})).toEqual({ coverLetter: 'Tester' })
    expect(forJob(undefined, { coverLetter: 'x' })).toEqual({ coverLetter: 'x' })
  })
})
