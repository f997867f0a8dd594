import { describe, expect, it } from 'vitest'
import { company } from '#site/company.ts'
import { headTags, type PageHead } from './page-head.ts'

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

describe('the head of a page', () => {
  it('has tags that agree, with the defaults of docs/specification.md', () => {
    const { title, metas, links } = headOf({ path: '/about', title: 'About us', description: 'Who we are.' })
    expect(title).toBe('About us')
    expect(links('canonical')).toEqual([`${company.siteUrl}/about`])
    expect(metas('og:url')).toEqual(links('canonical'))
    for (const name of ['og:title', 'twitter:title']) expect(metas(name)).toEqual([title])
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(metas(name)).toEqual(['Who we are.'])
    expect(metas('og:type')).toEqual(['website'])
    expect(metas('twitter:card')).toEqual(['summary_large_image'])
    expect(metas('og:image')).toEqual(metas('twitter:image'))
    for (const name of ['og:image:alt', 'twitter:image:alt']) expect(metas(name)).toEqual([title])
    expect(metas('article:published_time')).toEqual([])
  })

  it('takes title, type, image and feeds, and keeps an unlisted page out of results', () => {
    const { title, metas, links } = headOf({
      path: '/404',
      title: 'Another',
      description: 'd',
      article: { author: 'A. Writer', published: '2026-01-02' },
      photo: { file: 'a-house.jpg', alt: 'A house' },
      feeds: [{ type: 'application/rss+xml', href: '/rss.xml', title: 'News' }],
      isUnlisted: true,
    })
    expect(title).toBe('Another')
    expect([metas('og:type'), metas('robots')]).toEqual([['article'], ['noindex, follow']])
    expect(metas('og:image')).toEqual([`${company.siteUrl}/social/404.jpg`])
    expect([metas('article:published_time'), metas('article:modified_time'), metas('article:author')]).toEqual([
      ['2026-01-02'],
      ['2026-01-02'],
      ['A. Writer'],
    ])
    for (const name of ['og:image:alt', 'twitter:image:alt']) expect(metas(name)).toEqual(['A house'])
    expect(links('alternate')).toEqual(['/rss.xml'])
  })

  it('takes canonical, image, Twitter card and further entries', () => {
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
})
