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

it('the contact form needs every field, and a mail address that could be one', () => {
  expect(contact.check(typed)).toMatchObject({ fields: typed })
  expect(contact.check({ ...typed, name: '  ', message: '' })).toEqual({
    problems: { name: texts.enterName, message: texts.enterMessage },
  })
  expect(contact.check({ ...typed, email: 'nobody' })).toEqual({
    problems: { email: common.emailForm },
  })
  expect(contact.check({})).toEqual({
    problems: {
      name: texts.enterName,
      email: common.enterEmail,
      subject: texts.enterSubject,
      message: texts.enterMessage,
    },
  })
})

describe('the support form', () => {
  const subjectOf = (subject: string, category: string) => {
    const checked = support.check({ ...typed, subject, category })
    return 'fields' in checked ? checked.fields.subject : checked
  }

  it('sends the subject that was typed, else the category, else the literal', () => {
    expect(subjectOf('Mine', 'bug')).toBe('Mine')
    expect(subjectOf(' ', 'bug')).toBe('bug')
    expect(subjectOf('', '')).toBe(supportTexts.defaultSubject)
  })
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
    expect(profileProblem(address)).toEqual({
      linkedinProfile: applicationTexts.enterLinkedin,
    })
  })

  it.each([
    ['resume.exe', 2, applicationTexts.resumeType],
    ['resume.pdf', 0, applicationTexts.resumeEmpty],
    ['resume.pdf', 11 * 1024 * 1024, applicationTexts.resumeLarge],
  ])('does not take %s of %i bytes for a resume', (name, size, resume) => {
    expect(application.check(applicant, { name, size })).toEqual({ problems: { resume } })
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
