import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { headTags, type PageHead } from './head.ts'

/** Returns a page's head, with its tags by name. */
function headOf(head: PageHead) {
  const { title, meta, link } = headTags(head)
  return {
    title,
    metas: (name: string) =>
      meta.filter(tag => ('name' in tag ? tag.name : tag.property) === name).map(({ content }) => content),
    links: (rel: string) => link.filter(tag => tag.rel === rel).map(({ href }) => href),
  }
}

it('the head of a page takes canonical, image, Twitter card and further entries', () => {
  const { metas, links } = headOf({
    path: '/about',
    title: 'About us',
    description: 'd',
    canonical: '/who',
    image: 'https://images.example/a.png',
    twitterCard: 'summary',
    meta: [{ name: 'author', content: 'A. Writer' }],
  })
  expect([links('canonical'), metas('og:url')]).toEqual([[`${company.siteUrl}/who`], [`${company.siteUrl}/who`]])
  expect([metas('og:image'), metas('og:image:width')]).toEqual([['https://images.example/a.png'], []])
  expect([metas('twitter:card'), metas('author')]).toEqual([['summary'], ['A. Writer']])
})
