/** The site as `npm start` serves it: in a real browser, with real storage and mail, and with a server that is killed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { honeypotField } from '#forms/submission.ts'
import { startMailServer } from '../server/mail-server.ts'
import { type Running, startServer } from '../server/process.ts'
import {
  deliver,
  fillApplication,
  fillMessage,
  resume,
  sendApplication,
  sendMessage,
  status,
  subject,
} from './fill-forms.ts'
import { expect, failedRequest, hydrated, isThere, present, test } from './site.ts'

let folder = ''
let env: Record<string, string> = {}
let server: Running
let mail: Awaited<ReturnType<typeof startMailServer>>

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  mail = await startMailServer()
  env = { DATABASE_URL: `file:${join(folder, 'post.db')}`, SMTP_URL: mail.url }
  server = await startServer({ env })
})
test.afterEach(async () => {
  await server.kill('SIGKILL')
  await mail.stop()
  rmSync(folder, { recursive: true })
})

interface Listed {
  readonly kind: string
  readonly email: string
  readonly subject: string
  readonly file: { readonly name: string; readonly size: number } | null
}

function inbox(): Listed[] {
  const list = spawnSync(process.execPath, ['dist-server/inbox.js', 'list', '--json'], { env, encoding: 'utf8' })
  return JSON.parse(list.stdout)
}

async function open(page: Page, path: string) {
  await page.goto(server.origin + path)
  await hydrated(page)
}

/** How each form is sent, by page, and the recipient of its notification. */
const forms: Readonly<Record<string, { tells: string; send: (page: Page) => Promise<void> }>> = {
  '/contact': {
    tells: company.notices.contact,
    send: async page => {
      await fillMessage(page, 'contact@visitor.example')
      await deliver(page)
    },
  },
  '/support': {
    tells: company.notices.support,
    send: async page => {
      await fillMessage(page, 'support@visitor.example')
      await page.getByLabel('Category').selectOption('bug')
      await page.getByRole('button', { name: 'Submit Request' }).click()
      await expect(status(page)).toHaveText('Message sent successfully!')
    },
  },
  '/partnership': {
    tells: company.notices.partnership,
    send: async page => {
      await page.getByLabel('Full name').fill('Bashir')
      await page.getByLabel('Company name').fill('North Tills')
      await page.getByLabel('Email address').fill('partnership@visitor.example')
      await page.getByLabel('Type of partnership').selectOption('reseller')
      await page.getByLabel('Goals').fill('Twelve shops.')
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await expect(page.locator('.toast')).toBeVisible()
    },
  },
  '/careers/apply': {
    tells: company.notices.careers,
    send: async page => {
      await fillApplication(page, 'careers@visitor.example')
      await sendApplication(page)
      await expect(status(page)).toHaveText('Application submitted.')
    },
  },
  '/blog': {
    tells: 'reader@visitor.example',
    send: async page => {
      await page.getByLabel('Your email address').fill('reader@visitor.example')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.locator('.toast')).toContainText('One more step')
    },
  },
}

test('each form, sent in the browser, is in the inbox and in the mail', async ({ page }) => {
  const paths = present(Object.keys(forms)).filter(path => path !== '/blog' || pageOfView('blog')?.words.newsletter)
  for (const path of paths) {
    await open(page, path)
    await forms[path]?.send(page)
  }
  const kinds = paths.filter(path => path !== '/blog').map(path => path.split('/')[1])
  expect(inbox().map(({ kind, email, file }) => [kind, email, file?.name ?? null])).toEqual(
    kinds.map(kind => [kind, `${kind}@visitor.example`, kind === 'careers' ? resume.name : null]).toReversed(),
  )
  const got = await mail.mails(paths.length)
  expect(got.map(({ to }) => to[0]).sort()).toEqual(paths.map(path => forms[path]?.tells).sort())
})

test('what fills in the field that nobody sees is thanked, and kept nowhere', async ({ page }) => {
  const forms = { '/contact': 'contact-form', '/careers/apply': 'application-form', '/blog': 'newsletter-form' }
  for (const [path, form] of Object.entries(forms).filter(([path]) => isThere(path))) {
    await open(page, path)
    const honeypot = page.locator(`#${form} [name=${honeypotField}]`)
    await expect(honeypot).toHaveCount(1)
    await expect(honeypot).toBeHidden()
    await honeypot.evaluate(field => field.focus())
    await expect(honeypot).not.toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Please leave this empty' })).toHaveCount(0)
  }
  await open(page, '/contact')
  await fillMessage(page, 'bot@visitor.example')
  await page.locator(`#contact-form [name=${honeypotField}]`).evaluate(field => {
    if (field instanceof HTMLInputElement) field.value = 'https://pills.example'
  })
  await deliver(page)
  await fillMessage(page, 'person@visitor.example')
  await sendMessage(page)
  await expect.poll(() => inbox().map(({ email }) => email)).toEqual(['person@visitor.example'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form ends on a page that says thank you, and is counted once when it is sent twice', async ({ page }) => {
    for (const times of [1, 2]) {
      await page.goto(`${server.origin}/contact`)
      await fillMessage(page, 'plain@visitor.example')
      await sendMessage(page)
      await expect(page.getByRole('heading', { level: 1 }), `${times}`).toHaveText('Thank you')
    }
    await expect(page).toHaveURL(`${server.origin}/api/thank-you`)
    expect(inbox()).toHaveLength(1)
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL(`${server.origin}/`)
  })

  test('a form that is refused comes back with what was typed, to be corrected and sent', async ({ page, reports }) => {
    reports.allow(failedRequest)
    await page.goto(`${server.origin}/contact`)
    await fillMessage(page, 'plain@visitor.example', 'Typed "with" <care>\nin two lines.')
    // Spaces pass the browser's validation, but not the server's.
    await page.getByLabel('Name').fill('   ')
    await sendMessage(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Enter your name.')
    await expect(page.getByLabel('Message')).toHaveValue('Typed "with" <care>\nin two lines.')
    await page.getByLabel('Name').fill('Ayesha')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    expect(inbox().map(submission => submission.subject)).toEqual([subject])
  })
})
