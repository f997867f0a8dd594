// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Products } from './products.tsx'

const brand = { id: 1, name: 'Khata', summary: 'Tills.', status: 'On sale', art: 'brand-khata' }
const show = (brands: Parameters<typeof Products>[0]['brands'], loading: boolean) =>
  render(
    <Products
      brands={brands}
      none="None today."
      instead="brands"
      labels={{ audience: 'For', price: 'Price' }}
      loading={loading}
    />,
  ).container

it('products that have not come yet are one skeleton', () => {
  expect(show([], true).querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
  expect(screen.queryByText('None today.')).toBeNull()
})

it('a list that is empty says so, and a list that has come is shown: without a skeleton', () => {
  expect(show([], false).textContent).toBe('None today.')
  for (const loading of [true, false]) {
    const shown = show([brand], loading)
    expect(shown.textContent).toBe('On saleKhataTills.')
    expect(shown.querySelectorAll('li')).toHaveLength(1)
  }
})
