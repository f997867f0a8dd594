import type { Page } from '@playwright/test'
import { readLists } from '#lists/data-folder.ts'
import { fillApplication, resume, sendApplication, status } from './fill-forms.ts'
import { unexpectedShifts } from './first-view.ts'
import { arrived, failing } from './mock.ts'
import { expect, failedRequest, hold, hydrated, needs, test, visit } from './site.ts'

const [job] = readLists().jobs

async function fill(page: Page, email: string, file = resume) {
  await fillApplication(page, email, file)
  await page.getByLabel('Cover letter').fill('Dear team 🧵')
}

test('an application without its required parts is blocked with the specified toast', async ({ page }) => {
  await visit(page, '/careers/apply')
  await page.getByLabel('Full name').fill('Karim')
  await sendApplication(page)
  await expect(page.getByRole('alert')).toContainText(
    'Missing InformationPlease fill in your full name, email, and upload your resume.',
  )
  await expect(page.getByLabel('Full name')).toHaveValue('Karim')
  // The toast and the focused summary show the error. The status below the button does not repeat it.
  await expect(page.locator('[aria-labelledby$="-errors"]')).toBeFocused()
  await expect(status(page)).toHaveText('')
})

test('an address without https:// arrives as typed; nonsense is refused at its field', async ({ page }) => {
  await visit(page, '/careers/apply')
  const email = 'links@apply.example'
  await fill(page, email)
  const [profile, portfolio] = [page.getByLabel('LinkedIn profile URL'), page.getByLabel('Portfolio URL')]
  for (const field of [profile, portfolio]) await expect(field).toHaveAttribute('autocomplete', 'url')
  await profile.fill('karim')
  await portfolio.fill('see my letter.')
  await sendApplication(page)
  await expect(status(page)).toHaveText('Please check the marked fields.')
  await expect(profile).toHaveAccessibleDescription('Enter an address like linkedin.com/in/your-name')
  await expect(portfolio).toHaveAccessibleDescription('Enter an address like your-site.example')
  await profile.fill(' www.linkedin.com/in/karim-uddin')
  await sendApplication(page)
  await expect(status(page)).toHaveText('Please check the portfolio URL.')
  await portfolio.fill('HTTPS://karim.example/work?all#tills')
  await sendApplication(page)
  await expect(status(page)).toHaveText('Application submitted.')
  const [stored] = await arrived(page, email)
  expect([stored?.values.linkedinProfile, stored?.values.portfolioUrl]).toEqual([
    ' www.linkedin.com/in/karim-uddin',
    'HTTPS://karim.example/work?all#tills',
  ])
})

test('an application arrives once, with its file, and the form is cleared', async ({ page }) => {
  await visit(page, '/careers/apply')
  const email = 'arrives@apply.example'
  const release = await hold(page, '**/api/job-apply')
  await fill(page, email)
  await sendApplication(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  release()
  await expect(page.locator('.toast')).toContainText(
    "Application Submitted!Thank you for applying. We'll be in touch if your profile matches our needs.",
  )
  await expect(page.getByLabel('Full name')).toHaveValue('')
  expect(await page.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  const [stored, ...more] = await arrived(page, email)
  expect(more).toEqual([])
  const keys = ['coverLetter', 'email', 'fullName', 'linkedinProfile', 'phone', 'portfolioUrl']
  expect(Object.keys(stored?.values ?? {}).sort()).toEqual(keys)
  expect(stored?.file?.name).toBe(resume.name)
})

test('an application names the job that it was opened for, as the first line of the letter', async ({ page }) => {
  needs(job, 'open position')
  const email = 'named@apply.example'
  await page.goto(`/careers/${job?.id}`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  const form = await opened
  await expect(form).toHaveURL(`/careers/apply?job=${job?.id}`)
  await hydrated(form)
  await expect(form.getByText(job?.title ?? '')).toBeVisible()
  expect(await unexpectedShifts(form)).toEqual([])
  await fill(form, email)
  await sendApplication(form)
  await expect(form.locator('.toast')).toContainText('Application Submitted!')
  const [stored] = await arrived(page, email)
  // Multipart forms end lines with CRLF.
  expect(stored?.values.coverLetter?.split('\r\n')).toEqual([job?.title, 'Dear team 🧵'])
})

test('an application for an unknown job names none, and the visitor can clear the job of one', async ({ page }) => {
  needs(job, 'open position')
  const email = 'cleared@apply.example'
  await visit(page, '/careers/apply?job=nothing')
  await expect(page.getByText('No position in particular')).toBeVisible()
  await visit(page, `/careers/apply?job=${job?.id}`)
  await page.getByLabel('Phone').fill('12345')
  await page.getByRole('button', { name: 'Apply without naming a position' }).click()
  await expect(page).toHaveURL('/careers/apply')
  await expect(page.getByText(job?.title ?? '')).toHaveCount(0)
  await expect(page.getByText('No position in particular')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveValue('12345')
  await fill(page, email)
  await sendApplication(page)
  await expect(page.locator('.toast')).toContainText('Application Submitted!')
  const [stored] = await arrived(page, email)
  expect(stored?.values.coverLetter).toBe('Dear team 🧵')
})

test('a resume that does not fit is told at the field, and nothing else is lost', async ({ page }) => {
  await visit(page, '/careers/apply')
  await fill(page, 'wrong@apply.example', { ...resume, buffer: Buffer.alloc(11 * 1024 * 1024) })
  await sendApplication(page)
  await expect(page.getByRole('link', { name: 'The resume is larger than 10 MB' })).toBeVisible()
  await expect(page.getByLabel('Cover letter')).toHaveValue('Dear team 🧵')
  expect(await arrived(page, 'wrong@apply.example')).toEqual([])
})

test('what fails or is cancelled stays in the form, with its file', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await visit(page, '/careers/apply')
  const kept = () => page.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)
  await failing(page, '/api/job-apply', 'html-500')
  await fill(page, 'fails@apply.example')
  await sendApplication(page)
  await expect(page.getByRole('alert')).toContainText('ErrorFailed to submit application.')
  await expect(page.getByLabel('Full name')).toHaveValue('Karim Uddin')
  expect(await kept()).toBe(resume.name)
  await hold(page, '**/api/job-apply')
  await sendApplication(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled()
  await expect(page.getByLabel('Full name')).toHaveValue('Karim Uddin')
  expect(await kept()).toBe(resume.name)
})
