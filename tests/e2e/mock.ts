import type { Page } from '@playwright/test'
import type { MockSubmission } from '../../mock-api/memory.ts'

/** Applies a failure scenario of the mock to the page's requests to one API path. */
export const failing = (page: Page, path: string, scenario: string) =>
  page.route(`**${path}`, route =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } }),
  )

/** Returns the submissions with an email address. Tests run in parallel, so each uses its own address. */
export async function arrived(page: Page, email: string): Promise<MockSubmission[]> {
  const all: MockSubmission[] = await (await page.request.get('/api/__mock/submissions')).json()
  return all.filter(({ values }) => values.email === email)
}
