import { expect, it } from 'vitest'
import { readPage } from '#build/crawl/read-page.ts'
import { nextLedger } from './ledger.build.ts'

const page = (
  path: string,
  { words = 'Tills that <a href="/support">run offline</a>', chunk = 'app-1', year = 2026 } = {},
) =>
  [
    path,
    readPage(`<html><head><title>Tills</title><meta name="description" content="What we build">
<script type="module" src="/assets/${chunk}.js"></script></head>
<body><header>Menu</header><main><svg><title>Pattern</title></svg><p>${words}</p></main><footer>${year}</footer></body></html>`),
  ] as const
const about = page('/about')
const first = nextLedger({}, new Map([about, page('/')]), '2026-03-01')

it('gives a new page the day of the build, and sorts pages by path', () => {
  expect(Object.entries(first).map(([path, { date }]) => [path, date])).toEqual([
    ['/', '2026-03-01'],
    ['/about', '2026-03-01'],
  ])
})

it('keeps the date of a page when only chunk names and the year in the footer change', () => {
  const rebuilt = page('/about', { chunk: 'app-2', year: 2027 })
  expect(nextLedger(first, new Map([rebuilt]), '2027-01-02')['/about']).toEqual(first['/about'])
})

it.each([
  ['a word', 'Tills that <a href="/support">work offline</a>'],
  ['where a link leads', 'Tills that <a href="/contact">run offline</a>'],
])('gives a page the day of the build when %s changes, and no other page', (_, words) => {
  const next = nextLedger(first, new Map([page('/about', { words }), page('/')]), '2026-04-01')
  expect(next['/about']?.date).toBe('2026-04-01')
  expect(next['/']).toEqual(first['/'])
})

it('removes a page that no longer exists', () => {
  expect(Object.keys(nextLedger(first, new Map([about]), '2026-04-01'))).toEqual(['/about'])
})

it('never dates a post before its publication', () => {
  const post = page('/blog/tills')
  const published = new Map([['/blog/tills', '2026-05-01']])
  expect(nextLedger({}, new Map([post]), '2026-04-01', published)['/blog/tills']?.date).toBe('2026-05-01')
  expect(nextLedger({}, new Map([post]), '2026-06-01', published)['/blog/tills']?.date).toBe('2026-06-01')
})
