import type { Page } from '@playwright/test'
import type { MockSubmission } from '../../mock-api/panel/state.ts'

/** Makes the page's requests to one API path meet a failure scenario of the mock. */
export const failing = (page: Page, path: string, scenario: string) =>
  page.route(`**${path}`, route =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } }),
  )

/** What arrived at the mock with a given e-mail address: tests run side by side, so each uses its own. */
export async function arrived(page: Page, email: string): Promise<MockSubmission[]> {
  const all: MockSubmission[] = await (await page.request.get('/api/__mock/submissions')).json()
  return all.filter(({ values }) => values.email === email)
}
