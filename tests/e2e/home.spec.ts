import { homeWords } from '#content/read/pages.build.ts'
import { expect, isThere, test, visit } from './site.ts'

test('the figures, the careers teaser and the contact teaser show what the server has', async ({ page }) => {
  const answer = (name: string, json: unknown) => page.route(`**/api/${name}`, route => route.fulfill({ json }))
  const job = { department: 'Night', locationType: 'Remote', description: 'Light.', applyLink: '/careers/apply' }
  await answer('company-stats', [{ id: 1, title: 'Lamps lit', value: '12k' }])
  await answer(
    'jobs',
    ['Lamplighter', 'Bell ringer', 'Ferry hand', 'Miller', 'Tinker'].map((title, id) => ({ ...job, id, title })),
  )
  const method = { id: 1, title: 'Ring the bell', subtitle: 'Twice.', linkText: 'At the door', iconName: 'phone' }
  await answer('contact-methods', [{ ...method, linkHref: 'tel:+8801' }])
  await visit(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByText('Lamps lit')).toBeAttached()
  for (const { label } of homeWords().figures ?? []) await expect(main.getByText(label, { exact: true })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'At the door' })).toHaveAttribute('href', 'tel:+8801')
  if (!isThere('/careers')) return
  const careers = page.locator('#careers')
  await expect(careers).toContainText('5 open positions, among them')
  await expect(careers.getByRole('listitem')).toHaveText([
    'LamplighterNight, Remote',
    'Bell ringerNight, Remote',
    'Ferry handNight, Remote',
  ])
  await expect(careers.getByRole('link', { name: 'Bell ringer' })).toHaveAttribute('href', '/careers/1')
})
