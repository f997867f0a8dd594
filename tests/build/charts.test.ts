import { expect, it } from 'vitest'
import { studies } from '#content/studies.ts'
import { clean, pages } from './dist.ts'

const nameOf = (address = '') => address.replace(/^\/art\/|\.[0-9a-f]{8}\.svg$/g, '')

const shown = pages.flatMap(page =>
  page
    .all('img')
    .filter(({ attribs }) => attribs.src?.startsWith('/art/chart-'))
    // Beside figures that the page says in words, a chart needs no text.
    .map(({ attribs }) => ({ attribs, path: page.path, hasWords: page.html.includes('figure-value') })),
)

const stories = pages.flatMap(page =>
  page
    .all('li')
    .filter(({ attribs }) => /\bstory\b/.test(attribs.class ?? ''))
    .map(card => ({ path: page.path, id: card.attribs.id, page, parts: page.below(card) })),
)

it('a chart says what it shows unless its figures stand beside it, keeps its place and loads late', () => {
  for (const { path, hasWords, attribs } of shown) {
    const { src, alt = '', width, height, loading } = attribs
    const [isSaid, hasPlace] = [alt === '' ? hasWords : alt.length > 12, Number(width) > 0 && Number(height) > 0]
    expect([path, src, isSaid, hasPlace, loading]).toEqual([path, src, true, true, 'lazy'])
  }
})

it('every story has a chart, and its figures in one sentence or in a list that agrees with its words', () => {
  for (const { path, id, page, parts } of stories) {
    const images = parts.filter(({ attribs }) => nameOf(attribs.src).startsWith('chart-'))
    expect([path, id, images.length]).toEqual([path, id, 1])
    const figures = parts.filter(({ name }) => name === 'li').map(page.text)
    const value = clean(
      parts
        .filter(({ attribs }) => attribs.class === 'figure-value')
        .map(page.text)
        .join(),
    )
    const isChange = /^from .+ to .+/.test(value)
    if (isChange) expect([path, id, figures]).toEqual([path, id, []])
    // A single bar is the figure itself.
    if (figures.length === 0) continue
    expect([path, id, figures.length > 1]).toEqual([path, id, true])
    const numbers = (text: string) => text.match(/[\d.,]+/g) ?? []
    const said = numbers(value)
    const total = figures.flatMap(numbers).reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)
    const known = [...figures.flatMap(numbers), total.toLocaleString('en')]
    expect([path, id, said.filter(number => !known.includes(number))]).toEqual([path, id, []])
  }
})

it('every case study has its measures and its time drawn', () => {
  for (const { slug } of studies) {
    const names = shown.filter(({ path }) => path === `/case-studies/${slug}`).map(({ attribs }) => nameOf(attribs.src))
    expect(names).toEqual(expect.arrayContaining([`chart-${slug}-1`, `chart-${slug}-time`]))
  }
})
