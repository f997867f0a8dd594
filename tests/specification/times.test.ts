import { describe, expect, it } from 'vitest'
import { distributionChart } from '#build/charts/estimates.ts'
import { inks } from '#build/charts/frame.ts'
import { dayThere, hoursChart, otherHalf, shared } from '#build/charts/hours.ts'
import { planChart, timeScale } from '#build/charts/plan.ts'
import { pages } from '#build/content/pages.ts'
import { claims } from '#site/claims.ts'
import type { FileWords } from '#site/pages/schemas.ts'
import { isDistribution } from '#site/pages/text-charts.ts'
import { studies } from '#site/studies.ts'
import { palettes } from '#site/theme/tokens.ts'
import { all, number, parsed } from '../chart-marks.ts'
import { contrast } from '../contrast.ts'

const bars = (svg: string) => all(parsed(svg), 'rect').map(({ attribs }) => [number(attribs.x), number(attribs.width)])

it('planned and actual time lie on one scale, day by day', () => {
  for (const study of studies) {
    const { planned, actual } = study
    const days = [planned.from, planned.to, actual.from, actual.to].toSorted()
    const scale = timeScale({ from: days[0] ?? '', to: days[3] ?? '' })
    const at = (day: string) => scale.place(new Date(day)) * 100
    const [first, second, late] = bars(planChart(study))
    expect(first?.[0]).toBeCloseTo(at(planned.from), 0)
    expect((first?.[0] ?? 0) + (first?.[1] ?? 0)).toBeCloseTo(at(planned.to), 0)
    expect((late ?? second ?? []).reduce((sum, part) => sum + part, 0)).toBeCloseTo(at(actual.to), 0)
    expect(late !== undefined).toBe(actual.to > planned.to)
  }
})

describe('shared hours', () => {
  const figure = (hours: string) => (hours === 'none' ? 0 : Number.parseInt(hours, 10))
  const north = { winter: '2027-01-15', summer: '2027-07-15' }

  it.each(Object.values(claims.overlap ?? {}))('with $city are those that are promised', ({ zone, winter, summer }) => {
    const [inWinter, inSummer] = zone.startsWith('Australia')
      ? [north.summer, north.winter]
      : [north.winter, north.summer]
    const hours = (day: string) => Math.max(0, shared(zone, day).hours[1] - shared(zone, day).hours[0])
    expect([hours(inWinter), hours(inSummer)]).toEqual([figure(winter), figure(summer)])
  })

  it('change with the clocks there, on the day that the chart names', () => {
    expect(dayThere('Europe/Berlin', '2026-10-24')).toEqual([13, 22])
    expect(dayThere('Europe/Berlin', '2026-10-26')).toEqual([14, 23])
    expect(otherHalf('2026-11-22')).toBe('2027-05-23')
    const svg = hoursChart('2026-11-22')
    for (const day of ['November 22, 2026', 'May 23, 2027']) expect(svg).toContain(day)
    const words = all(parsed(svg), 'text').map(({ text }) => text)
    const figureOf = (city: string) => words[words.indexOf(city) + 1]
    expect(['London', 'Sydney', 'Singapore', 'San Francisco'].map(figureOf)).toEqual([
      '3 h, summer 4 h',
      '4 h, winter 5 h',
      '7 h',
      'none',
    ])
    expect(words.find(text => text.startsWith('o’clock'))).toContain('November')
    expect(hoursChart('2026-11-22')).toBe(svg)
  })

  it('are filled from when both begin until one ends', () => {
    const filled = all(parsed(hoursChart('2026-11-22')), 'rect').filter(
      ({ attribs }) => attribs.fill?.startsWith('url') && attribs.width?.endsWith('%'),
    )
    const hour = ({ attribs }: (typeof filled)[number]) =>
      [attribs.x, attribs.width].map(part => Math.round(number(part) * 3) / 10)
    // Dhaka, the late shift, then Berlin in winter and London; the axis begins at 3:00.
    expect(filled.slice(0, 4).map(hour)).toEqual([
      [6, 9],
      [11, 8],
      [11, 4],
      [12, 3],
    ])
    const summer = all(parsed(hoursChart('2027-05-23')), 'rect').filter(
      ({ attribs }) => attribs.fill?.startsWith('url') && attribs.width?.endsWith('%'),
    )
    expect(summer.slice(2, 4).map(hour)).toEqual([
      [10, 5],
      [11, 4],
    ])
  })
})

describe('the hours of cities', () => {
  const elements = parsed(hoursChart('2026-11-22'))

  it('have a key with a swatch for each kind of bar', () => {
    const kind = ({ attribs }: (typeof elements)[number]) => (attribs['stroke-dasharray'] ? 'dashed' : 'filled')
    const swatches = all(elements, 'rect').filter(({ attribs }) => !attribs.width?.endsWith('%'))
    expect(swatches.map(kind)).toEqual(['filled', 'filled', 'dashed'])
    const bars = all(elements, 'rect').filter(({ attribs }) => attribs.x?.endsWith('%'))
    expect(new Set(bars.map(kind))).toEqual(new Set(swatches.map(kind)))
  })

  it('are shared where they lie on the tint of our hours', () => {
    const tints = all(elements, 'line').filter(({ attribs }) => attribs['stroke-opacity'] && attribs.x1?.endsWith('%'))
    const [office, late] = tints.map(({ attribs }) => [number(attribs.x1), number(attribs.x2)])
    for (const { attribs } of all(elements, 'rect')
      .filter(one => one.attribs.fill === 'url(#a)')
      .slice(1)) {
      if (!attribs.width?.endsWith('%')) continue
      expect(number(attribs.x)).toBeGreaterThanOrEqual((office?.[0] ?? 0) - 0.1)
      expect(number(attribs.x) + number(attribs.width)).toBeLessThanOrEqual((office?.[1] ?? 0) + 0.1)
    }
    expect(late?.[0]).toBeCloseTo(office?.[1] ?? 0, 0)
  })

  it('keep a distance to each other and to both ends', () => {
    const rows = all(elements, 'rect')
      .filter(({ attribs }) => attribs['stroke-dasharray'] && attribs.width?.endsWith('%'))
      .map(({ attribs }) => ({
        left: number(attribs.x),
        right: number(attribs.x) + number(attribs.width),
        top: number(attribs.y),
        bottom: number(attribs.y) + number(attribs.height),
      }))
    expect(rows).toHaveLength(Object.keys(claims.overlap ?? {}).length)
    for (const [at, { left, right, bottom }] of rows.entries()) {
      expect([left > 1, right < 99]).toEqual([true, true])
      expect((rows[at + 1]?.top ?? 1000) - bottom).toBeGreaterThanOrEqual(5)
    }
  })
})

describe('the estimates', () => {
  const article = pages['/blog/estimates-that-survive-the-third-week']?.words as FileWords<'article'>
  const chart = article.charts?.estimates
  if (!chart || !isDistribution(chart)) throw new Error('the article has no chart of estimates')
  const { series: estimates, ...steps } = chart

  it('are a knot for each project', () => {
    const columns = all(parsed(distributionChart(chart)), 'line').filter(({ attribs }) => attribs.class)
    const knots = columns.map(({ attribs }) => Math.floor((number(attribs.y1) - number(attribs.y2)) / 10) + 1)
    expect(knots).toEqual(estimates.flatMap(({ projects }) => projects.filter(Boolean)))
  })

  it('agree with what the article says of them', () => {
    const within = estimates.map(({ projects }) => {
      const near = projects.filter((_, at) => steps.from + at * steps.width < 20).reduce((sum, each) => sum + each, 0)
      return Math.round((near / projects.reduce((sum, each) => sum + each, 0)) * 100)
    })
    expect(within).toEqual([24, 72])
    const median = ({ projects }: (typeof estimates)[number]) => {
      const errors = projects.flatMap((each, at) => Array.from({ length: each }, () => steps.from + at * steps.width))
      return errors[Math.floor(errors.length / 2)]
    }
    expect(estimates.map(median)).toEqual([40, 0])
  })
})

it('threads and text contrast with every ground in both themes', () => {
  for (const palette of Object.values(palettes))
    for (const ground of ['paper', 'cloth', 'raise'] as const)
      for (const role of ['soft', ...Object.values(inks)] as const)
        expect([role, ground, contrast(palette[role], palette[ground]) >= 4.5]).toEqual([role, ground, true])
})
