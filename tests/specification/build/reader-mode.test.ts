// @vitest-environment jsdom
import { Readability } from '@mozilla/readability'
import { describe, expect, it } from 'vitest'
import { studies } from '#content/studies.ts'
import { clean, pages } from '../../build/dist.ts'

/** Pages that only list links; no browser offers its reader mode there. */
const lists = ['sitemap', 'search', 'notFound']

/** The last page of each view. */
const samples = [...new Map(pages.map(page => [page.view, page]))].filter(([view]) => !lists.includes(view))

/** A heading that repeats the title is shown as the title, in whatever case. */
const plain = (text: string | null | undefined) => clean(text ?? '').toLowerCase()

const blocks = ['p', 'li', 'h2', 'h3', 'td', 'th', 'figcaption', 'dt', 'dd', 'blockquote', 'pre']

/** What reader mode shows of a page, and what the page itself says. Forms and buttons are nothing to read. */
function read({ html }: (typeof pages)[number]) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const article = new Readability(document.cloneNode(true) as Document).parse()
  for (const control of document.querySelectorAll('form, button, .needs-scripts')) control.remove()
  const said = [...document.querySelectorAll(blocks.map(name => `main ${name}`).join())]
    .filter(element => !element.querySelector('p, li, td, dd'))
    .map(element => plain(element.textContent))
    .filter(Boolean)
  return { article, shown: plain(`${article?.title} ${article?.textContent}`), said }
}

describe('reader mode', () => {
  it.each(samples)('shows all that a page says: %s', (_, page) => {
    const { shown, said } = read(page)
    expect(said.filter(text => !shown.includes(text))).toEqual([])
  })

  it('names author and day of an article and of a case study', () => {
    for (const [view, page] of samples) {
      if (view !== 'article' && view !== 'caseStudy') continue
      const { article } = read(page)
      expect([page.path, article?.byline]).toEqual([page.path, expect.stringMatching(/\w/)])
      expect([page.path, article?.publishedTime]).toEqual([page.path, expect.stringMatching(/^\d{4}-\d\d-\d\d/)])
    }
    expect(samples.some(([view]) => view === 'caseStudy')).toBe(studies.length > 0)
  })
})
