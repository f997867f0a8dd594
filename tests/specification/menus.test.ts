import { expect, it } from 'vitest'
import { companyMenu, industriesMenu, resourcesMenu, solutionCategories } from '#content/map/menus.ts'

it('the menus have the specified entries in the specified order', () => {
  expect(industriesMenu).toHaveLength(8)
  expect(companyMenu.map(({ path }) => path)).toEqual(['/about', '/contact', '/approach', '/partnership', '/careers'])
  expect(resourcesMenu.map(({ path }) => path)).toEqual(['/press', '/blog', '/brands', '/support', '/case-studies'])
  expect(solutionCategories.map(({ name }) => name)).toEqual([
    'Digital Services',
    'Design & User Experience',
    'Infrastructure & Support',
    'Other Services',
  ])
})
