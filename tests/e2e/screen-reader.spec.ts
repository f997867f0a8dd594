import { resourcesMenu } from '#content/map/menus.ts'
import { homeWords, pageOfView } from '#content/read/pages.build.ts'
import bar from '#generated/bar.json' with { type: 'json' }
import { expect, needs, stopClock, test, visit } from './site.ts'

const count = homeWords().testimonials?.items.length ?? 0

test('a menu says that it is a menu of links, and whether it is open', async ({ page }) => {
  needs(bar.length === 4 && !bar.some(menu => menu.only), 'such menus')
  await visit(page, '/about')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('listitem')).toHaveCount(5)
  await expect(main.getByRole('link')).toHaveText(['Home'])
  const closed = main.getByRole('listitem').getByRole('button', { expanded: false })
  await expect(closed).toHaveText(['Industries', 'Solutions', 'Company', 'Resources'])
  await main.getByRole('button', { name: 'Resources' }).press('Enter')
  await expect(main.getByRole('button', { expanded: true })).toHaveText('Resources')
  await expect(main.getByRole('list').getByRole('list').getByRole('link').first()).toContainText(
    resourcesMenu[0]?.label ?? '',
  )
})

test('the testimonials are a carousel, whose one slide is announced only while it stands', async ({ page }) => {
  needs(count > 2, 'testimonials')
  await visit(page, '/')
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  const slides = carousel.getByRole('group', { name: new RegExp(`^\\d of ${count}$`) })
  await expect(slides).toHaveCount(1)
  await expect(slides).toHaveAttribute('aria-roledescription', 'slide')
  await expect(page.locator('.carousel-slides')).toHaveAttribute('aria-live', 'off')
  await carousel.getByRole('button', { name: 'Pause the testimonials' }).click()
  await expect(page.locator('.carousel-slides')).toHaveAttribute('aria-live', 'polite')
  await carousel.getByRole('button', { name: /^Testimonial 3, by / }).click()
  await expect(slides).toHaveAccessibleName(`3 of ${count}`)
  await expect(carousel.getByRole('button', { name: /^Testimonial 3/ })).toHaveAttribute('aria-current', 'true')
})

test('the ranking is a table to a screen reader also where it is laid out as cards', async ({ page }) => {
  const { table, companies = [] } = pageOfView('companyRanking')?.words ?? {}
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, '/best-software-companies-in-bangladesh')
  // Chromium's own accessibility tree, which depends on `display` values.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const withRole = (role: string) => nodes.filter(node => !node.ignored && node.role?.value === role)
  expect(withRole('table').map(({ name }) => name?.value)).toEqual([table?.caption])
  expect(withRole('row')).toHaveLength(companies.length + 1)
  expect(withRole('columnheader').map(({ name }) => name?.value)).toEqual(Object.values(table?.columns ?? {}))
  expect(withRole('rowheader')).toHaveLength(companies.length)
  expect(withRole('cell')).toHaveLength(companies.length * 6)
})

test('the testimonials stay while no pointer moves, and their controls come first', async ({ page }) => {
  needs(count > 1, 'testimonials')
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  await page.clock.runFor(20_000)
  await expect(carousel.getByRole('group')).toHaveAccessibleName(`1 of ${count}`)
  await expect(carousel.locator('> :first-child').getByRole('button').first()).toHaveAccessibleName(/^Pause/)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.clock.runFor(6100)
  await expect(carousel.getByRole('group')).toHaveAccessibleName(`2 of ${count}`)
})
