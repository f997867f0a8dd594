import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Products } from './products.tsx'

const brand = { id: 1, name: 'Khata', summary: 'Tills.', status: 'On sale', art: 'brand-khata' }
const show = (brands: Parameters<typeof Products>[0]['brands'], loading: boolean) =>
  renderToStaticMarkup(
    <Products
      brands={brands}
      none="None today."
      instead="brands"
      labels={{ audience: 'For', price: 'Price' }}
      loading={loading}
    />,
  )
const text = (html: string) => html.replace(/<[^>]*>/g, '')

it('shows one skeleton until the products come', () => {
  const html = show([], true)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(1)
  expect(html).not.toContain('None today.')
})

it('shows the products that have come, or says that there are none, without a skeleton', () => {
  expect(text(show([], false))).toBe('None today.')
  for (const loading of [true, false]) {
    const html = show([brand], loading)
    expect(text(html)).toBe('On saleKhataTills.')
    expect(html.match(/<li[ >]/g)).toHaveLength(1)
  }
})
