import { expect, type Page } from '@playwright/test'

export const subject = 'Stock count'

export async function fillMessage(page: Page, email: string, message = 'It takes all Friday.') {
  await page.getByLabel('Name').fill('Ayesha Siddiqua')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
}

export const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** What the page's form says, below its button. */
export const status = (page: Page) => page.locator('main form').getByRole('status').last()

/** Sends the message, and waits until the form says that it has arrived. */
export async function deliver(page: Page) {
  await sendMessage(page)
  await expect(status(page)).toHaveText('Message sent successfully!')
}

/** A small PDF with a name and bytes that need care. */
export const resume = {
  name: 'résumé of Karim.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0, 255, 13, 10, 26]), Buffer.alloc(3000, 32)]),
}

export async function fillApplication(page: Page, email: string, file = resume) {
  await page.getByLabel('Full name').fill('Karim Uddin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Resume').setInputFiles(file)
}

export const sendApplication = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click()
