import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { homeWords, pageOfView } from '#content/read/pages.build.ts'
import { readLists } from '#lists/data-folder.ts'
import { unexpectedShifts } from './first-view.ts'
import { expect, failedRequest, isThere, needs, test, visit } from './site.ts'

const { jobs, teams, benefits, brands, leadership, 'company-stats': stats, ...others } = readLists()
const home = homeWords()
const about = pageOfView('about')?.words
const careers = pageOfView('careers')?.words

/** The pages that show lists, each with texts that must stay. */
const shown = (
  [
    ['/', home.teams ? [teams[0]?.title, teams.at(-1)?.title] : []],
    [
      '/about',
      [
        about?.valuesTitle && others['core-values'][0]?.title,
        about?.numbers && stats[0]?.title,
        about?.leadership && leadership[0]?.name,
      ],
    ],
    ['/careers', [careers?.benefitsTitle && benefits[0]?.title, jobs[0]?.title, careers?.teams && teams[0]?.title]],
    ['/contact', [company.emails.general, others['social-links'][0]?.platform, others['contact-methods'][0]?.title]],
    ['/brands', [brands[0]?.name]],
  ] as const
)
  .map(([path, texts]) => [path, texts.flatMap(text => text ?? [])] as const)
  .filter(([path, texts]) => isThere(path) && texts.length > 0)

const lists =
  /\/api\/(teams|jobs|contact-methods|core-values|company-stats|leadership|benefits|company-contact|social-links|brands)$/

const scenario = (page: Page, name: string) =>
  page.route(lists, route => route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': name } }))

/** `src/lists/fetch-list.test.ts` has the other answers. */
for (const fault of ['500', 'html', 'drop', 'slow']) {
  test(`with every list answering '${fault}' the pages stay complete`, {
    tag: ['500', 'html'].includes(fault) ? [] : '@every-fault',
  }, async ({ page, reports }) => {
    // The console names only the unused responses. There is no uncaught error.
    reports.allow(failedRequest)
    reports.allow(/^\/api\/[a-z-]+ was not used: /)
    await page.clock.install()
    await scenario(page, fault)
    for (const [path, texts] of shown) {
      await visit(page, path)
      await page.clock.runFor(20_000)
      for (const text of texts) await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible()
    }
  })
}

test('an empty list leaves its place empty, and says so', async ({ page }) => {
  await scenario(page, 'empty-list')
  await visit(page, '/careers')
  await expect(page.getByText(careers?.positions.empty ?? '')).toBeAttached()
  if (!isThere('/brands')) return
  await page.goto('/brands')
  await expect(page.getByText(pageOfView('brands')?.words.noProducts ?? '')).toBeAttached()
})

test('a wrong entry leaves out only itself; ids and places of work are any text', async ({ page, reports }) => {
  reports.allow(/^\/api\/jobs, left out: /)
  reports.allow(failedRequest)
  const job = { department: 'Night', description: 'Light.', applyLink: '/careers/apply' }
  const json = [
    { ...job, id: 'lamplighter', title: 'Lamplighter', locationType: 'On a boat' },
    { ...job, id: 2, title: 'Bell ringer' },
    { ...job, id: 3, title: null },
  ]
  await page.route('**/api/jobs', route => route.fulfill({ json }))
  await visit(page, '/careers')
  const positions = page.locator('#open-positions')
  await expect(positions.getByText('On a boat', { exact: true })).toBeAttached()
  await expect(positions.getByRole('link', { name: new RegExp(`^${careers?.positions.apply}`) })).toHaveCount(2)
  expect(reports.seen.filter(text => text.startsWith('/api/'))).toEqual([
    '/api/jobs, left out: [2].title: expected text',
  ])
})

test('fresh data takes the place of the snapshot without moving what is read', async ({ page }) => {
  needs(home.teams && careers?.teams, 'teams on two pages')
  const fresh = [{ id: 9, title: 'A team that is new', description: 'From the server.', iconIdentifier: 'Unknown' }]
  let asked = 0
  await page.route('**/api/teams', route => {
    asked += 1
    return route.fulfill({ json: fresh })
  })
  await visit(page, '/')
  await expect(page.getByText('A team that is new')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByText('A team that is new')).toBeAttached()
  expect(asked).toBe(1)
  expect(await unexpectedShifts(page)).toEqual([])
})

const longWord = 'Kundenbeziehungsmanagementsystemverantwortlichkeit'

for (const count of [1, 40]) {
  test(`lists of ${count} with words that do not fit stay within the page`, async ({ page }) => {
    await page.route(lists, async route => {
      const response = await route.fetch()
      const list: unknown = await response.json()
      if (!Array.isArray(list) || list.length === 0) return route.fulfill({ response })
      const key = ['title', 'name', 'platform'].find(name => name in list[0]) ?? ''
      const json = Array.from({ length: count }, (_, at) => ({
        ...list[0],
        id: at + 1,
        [key]: `${longWord} ${at + 1}`,
      }))
      return route.fulfill({ json })
    })
    for (const [path] of shown) {
      await visit(page, path)
      await expect(page.getByText(`${longWord} ${count}`, { exact: true }).first(), path).toBeAttached()
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 600 })
        const wider = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
        expect([path, width, wider]).toEqual([path, width, 0])
      }
    }
  })
}
