import type { Page } from '@playwright/test'
import { fillApplication, sendApplication } from './fill-forms.ts'
import { unexpectedShifts } from './first-view.ts'
import { arrived, failing } from './mock.ts'
import { expect, failedRequest, hydrated, test, visit } from './site.ts'

const pdf = (size = 2000) => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 32)]),
})

async function fill(page: Page, email: string, file = pdf()) {
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
})

test('an application arrives once, with its file, and the form is cleared', async ({ page }) => {
  await visit(page, '/careers/apply')
  const email = 'arrives@apply.example'
  await failing(page, '/api/job-apply', 'slow:500')
  await fill(page, email)
  await sendApplication(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(page.locator('.toast')).toContainText(
    "Application Submitted!Thank you for applying. We'll be in touch if your profile matches our needs.",
  )
  await expect(page.getByLabel('Full name')).toHaveValue('')
  expect(await page.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  const [stored, ...more] = await arrived(page, email)
  expect(more).toEqual([])
  expect(Object.keys(stored?.values ?? {}).sort()).toEqual([
    'coverLetter',
    'email',
    'fullName',
    'linkedinProfile',
    'phone',
    'portfolioUrl',
  ])
  expect(stored?.file?.name).toBe('resume.pdf')
})

test('an application names the job that it was opened for, as the first line of the letter', async ({ page }) => {
  const email = 'named@apply.example'
  await page.goto('/careers/3')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Apply Now' }).click()
  const form = await opened
  await expect(form).toHaveURL('/careers/apply?job=3')
  await hydrated(form)
  await expect(form.getByText('Product Designer')).toBeVisible()
  expect(await unexpectedShifts(form)).toEqual([])
  await fill(form, email)
  await sendApplication(form)
  await expect(form.locator('.toast')).toContainText('Application Submitted!')
  const [stored] = await arrived(page, email)
  // Multipart forms end lines with CRLF.
  expect(stored?.values.coverLetter?.split('\r\n')).toEqual(['Product Designer', 'Dear team 🧵'])
  expect(Object.keys(stored?.values ?? {})).toHaveLength(6)
})

test('the visitor can clear the job of an application, and it stays cleared', async ({ page }) => {
  const email = 'cleared@apply.example'
  await visit(page, '/careers/apply')
  await page.goto('/careers/apply?job=3')
  await hydrated(page)
  await page.getByLabel('Phone').fill('12345')
  await page.getByRole('button', { name: 'Apply without naming a position' }).click()
  await expect(page).toHaveURL('/careers/apply')
  await expect(page.getByText('Product Designer')).toHaveCount(0)
  await expect(page.getByText('No position in particular')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveValue('12345')
  await fill(page, email)
  await sendApplication(page)
  await expect(page.locator('.toast')).toContainText('Application Submitted!')
  const [stored] = await arrived(page, email)
  expect(stored?.values.coverLetter).toBe('Dear team 🧵')
})

test('a job that is not in the list is none', async ({ page }) => {
  await page.goto('/careers/apply?job=nothing')
  await hydrated(page)
  await expect(page.getByText('No position in particular')).toBeVisible()
})

const wrongFiles = {
  'a wrong type': [
    { name: 'resume.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    'The resume has to be a PDF, DOC or DOCX file',
  ],
  'an empty file': [
    { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    'The resume is empty: choose another file',
  ],
  'an 11 MB file': [pdf(11 * 1024 * 1024), 'The resume is larger than 10 MB'],
} as const
for (const [what, [file, message]] of Object.entries(wrongFiles)) {
  test(`${what} is told at the field, and nothing else is lost`, async ({ page }) => {
    await visit(page, '/careers/apply')
    await fill(page, 'wrong@apply.example', file)
    await sendApplication(page)
    await expect(page.getByRole('link', { name: message })).toBeVisible()
    await expect(page.getByLabel('Cover letter')).toHaveValue('Dear team 🧵')
    expect(await arrived(page, 'wrong@apply.example')).toEqual([])
  })
}

test('a failure keeps the form with its file', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await visit(page, '/careers/apply')
  await failing(page, '/api/job-apply', 'html-500')
  await fill(page, 'fails@apply.example')
  await sendApplication(page)
  await expect(page.getByRole('alert')).toContainText('ErrorFailed to submit application.')
  await expect(page.getByLabel('Full name')).toHaveValue('Karim Uddin')
  expect(await page.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'resume.pdf',
  )
})

test('a running upload can be cancelled', async ({ page }) => {
  await visit(page, '/careers/apply')
  await failing(page, '/api/job-apply', 'slow:20000')
  await fill(page, 'cancelled@apply.example')
  await sendApplication(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled()
  await expect(page.getByLabel('Full name')).toHaveValue('Karim Uddin')
})
