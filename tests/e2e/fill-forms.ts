import type { Page } from '@playwright/test'

/** The subject of messages from the contact form. */
export const subject = 'Stock count'

/** Fills in all four fields of the contact form. */
export async function fillMessage(page: Page, email: string, message = 'It takes all Friday.') {
  await page.getByLabel('Name').fill('Ayesha Siddiqua')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
}

export const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Fills in the name, the email address and the file of the application. */
export async function fillApplication(page: Page, email: string, resume: ChosenFile) {
  await page.getByLabel('Full name').fill('Karim Uddin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Resume').setInputFiles(resume)
}

export const sendApplication = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click()
