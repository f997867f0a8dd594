import { expect, it } from 'vitest'
import { claims } from '#site/claims.ts'
import { pages } from '../../build/dist.ts'

const nameOf = (address = '') => address.replace(/^\/art\/|\.[0-9a-f]{8}\.svg$/g, '')

const shown = pages.flatMap(page => page.all('img').map(({ attribs: { src } }) => ({ path: page.path, src })))

it('there are many stories and tables', () => {
  const count = (isOne: (page: (typeof pages)[number]) => readonly unknown[]) =>
    pages.reduce((sum, page) => sum + isOne(page).length, 0)
  const stories = count(page => page.all('li').filter(({ attribs }) => /\bstory\b/.test(attribs.class ?? '')))
  expect(stories).toBeGreaterThanOrEqual(60)
  expect(count(page => page.all('caption'))).toBeGreaterThan(60)
})

it('steps that say when they happen are lanes of a line of time', () => {
  const when = /^(?:(?:Week|Day)s? \d|[\d-]+ (?:week|day)s?)/
  const timed = pages.flatMap(page =>
    page.all('ol').flatMap(list => {
      const steps = page.below(list).filter(({ name }) => name === 'li')
      const below = steps.map(step =>
        page.below(step).map(part => ({ name: part.attribs.class ?? '', text: page.text(part) })),
      )
      const times = below
        .filter(parts => parts.some(({ name }) => name === 'step-number'))
        .filter(parts => parts.some(({ name, text }) => /eyebrow/.test(name) && when.test(text)))
      const bars = times.filter(parts => parts.some(({ name }) => name === 'lane-bar'))
      return times.length > 1 ? [{ path: page.path, times: times.length, bars: bars.length }] : []
    }),
  )
  expect(timed.length).toBeGreaterThan(12)
  const withoutLanes = timed.filter(({ times, bars }) => times !== bars).map(({ path }) => path)
  // Some of their steps have no duration, such as 'Each quarter'.
  expect(withoutLanes).toEqual([
    '/best-outsourcing-company-in-bangladesh',
    '/best-software-testing-company-in-bangladesh',
  ])
})

it('shared hours and countries are beside their picture in words', () => {
  const textOf = (path: string) =>
    pages
      .filter(page => page.path === path)
      .flatMap(page => page.all('main').map(page.text))
      .join('')
  const at = (name: string) => shown.filter(({ src }) => nameOf(src) === name).map(({ path }) => path)
  expect(at('chart-hours')).toEqual(['/approach', '/best-outsourcing-company-in-bangladesh'])
  for (const path of at('chart-hours'))
    for (const { city, winter, summer } of Object.values(claims.overlap ?? {}))
      expect(textOf(path)).toContain(`${city}${winter}${summer}`)
  expect(at('client-countries')).toEqual(['/about'])
  for (const name of claims.clientCountries ?? []) expect(textOf('/about')).toContain(name)
  expect(at('chart-estimates')).toEqual(['/blog/estimates-that-survive-the-third-week'])
})
