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
it.each([
  ['one skeleton until the products come', [], true, '', 1],
  ['that there are none', [], false, 'None today.', 0],
  ['the products that have come, while it asks', [brand], true, 'On saleKhataTills.', 0],
  ['the products that have come', [brand], false, 'On saleKhataTills.', 0],
])('shows %s', (_, brands, loading, text, skeletons) => {
  const html = show(brands, loading)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
  expect(html.match(/<li[^>]* aria-hidden="true"/g) ?? []).toHaveLength(skeletons)
})
