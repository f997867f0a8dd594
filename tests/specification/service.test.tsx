// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import pages from '#content/pages.json' with { type: 'json' }
import type { PageProps } from '#site/pages/words.ts'
import Service from '#web/templates/service.tsx'

// jsdom has no IntersectionObserver.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const path = '/services/it-consulting'
const whole = pages[path]?.words as PageProps<'service'>['words']

/** Returns the `h2` headings of the page with this content, and the number of links to its stories. */
function headingsOf(words: PageProps<'service'>['words']) {
  const { unmount } = render(
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Service path={path} words={words} />
    </MemoryRouter>,
  )
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const toStories = screen.queryAllByRole('link').filter(link => link.getAttribute('href')?.endsWith('#stories'))
  unmount()
  return { headings, toStories: toStories.length }
}

it('a service without benefits, case studies, testimonials and questions has no heading and no link for them', () => {
  const { benefits: _, caseStudies: __, testimonials: ___, faq: ____, ...least } = whole
  const all = headingsOf(whole)
  const some = headingsOf(least)
  expect(all.headings.filter(heading => !some.headings.includes(heading))).toEqual([
    'Benefits',
    'Case studies',
    'Testimonials',
    'FAQ',
  ])
  expect([all.toStories, some.toStories]).toEqual([1, 0])
})
