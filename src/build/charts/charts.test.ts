import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '#build/prerender/pages.ts'
import studyTexts from '#content/texts/caseStudies.json' with { type: 'json' }
import { siteMap } from '#site/map/index.ts'
import type { Plot } from '#site/pages/result.ts'
import { plotOf } from '#site/pages/result.ts'
import { studies } from '#site/studies.ts'
import { all, number, parsed } from '../../../tests/chart-marks.ts'
import { chart, chartNames, storiesIn } from './index.ts'
import { axisEnd } from './story.ts'

const names = chartNames()
const sizeOf = (name: string) => brotliCompressSync(chart(name)).length

/** The plots of stories and measures, by the name of the chart. */
const plots: readonly (readonly [name: string, plot: Plot])[] = [
  ...siteMap.flatMap(({ path }) =>
    storiesIn(wordsOf(path)?.words).map(({ id, result }) => [result.chart ?? `chart-${id}`, result.plot] as const),
  ),
  ...studies.flatMap(({ slug, measures }) =>
    measures.map((measure, at) => [`chart-${slug}-${at + 1}`, plotOf(measure, studyTexts)] as const),
  ),
]

it('no two charts share a name', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe.each(names)('%s', name => {
  const svg = chart(name)
  const elements = parsed(svg)

  it('says what it shows, in both themes, and holds no gap in its data', () => {
    for (const part of ['title', 'desc']) expect(all(elements, part).map(({ text }) => text.length > 8)).toEqual([true])
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined()
  })

  it('has text that fits into 280 px in wide fonts, and ends within the chart', () => {
    expect(svg).toContain('text{font:14px system-ui')
    for (const { text, attribs } of all(elements, 'text')) {
      const width = text.length * 8.2
      const x = number(attribs.x) * (attribs.x?.endsWith('%') ? 2.8 : 1)
      const left =
        attribs['text-anchor'] === 'end' ? x - width : attribs['text-anchor'] === 'middle' ? x - width / 2 : x
      expect([text, left >= -1, left + width <= 281]).toEqual([text, true, true])
    }
  })
})

describe('the chart of a result', () => {
  it.each(plots.filter(([, { form }]) => form === 'bars'))(
    '%s: bars from zero, as long as their figures',
    (name, { rows }) => {
      const bars = all(parsed(chart(name)), 'rect')
      const end = axisEnd(Math.max(...rows.map(({ value }) => value)))
      expect(bars.map(({ attribs }) => attribs.x)).toEqual([undefined, undefined])
      for (const [at, { value }] of rows.entries())
        expect(Math.abs(number(bars[at]?.attribs.width) - (value / end) * 100)).toBeLessThan(0.051)
    },
  )

  it.each(plots)('%s: its axis says what it counts', (name, { unit, noun }) => {
    const end = all(parsed(chart(name)), 'text').find(({ attribs }) => attribs.y === '102' && attribs['text-anchor'])
    if (unit && unit !== 'of') expect(end?.text).toMatch(unit === 'th' ? /\d(st|nd|rd|th)$/ : /[a-z%$]/)
    else expect(end?.text).toMatch(new RegExp(`^[\\d,]+ ${noun}$`))
  })

  it.each(plots.filter(([, { form }]) => form !== 'reached'))(
    '%s: a figure that is too small for a bar has its edge',
    (name, { form, rows }) => {
      const whole =
        form === 'share'
          ? rows.reduce((sum, { value }) => sum + value, 0)
          : axisEnd(Math.max(...rows.map(({ value }) => value)))
      const drawn = form === 'share' ? rows.slice(0, 1) : rows
      const edges = all(parsed(chart(name)), 'path').filter(({ attribs }) => attribs.d?.startsWith('M.75'))
      // The edge marks bars that are thinner than 1.5 px in the narrowest card of 240 px.
      expect(edges).toHaveLength(drawn.filter(({ value }) => (value / whole) * 240 < 1.5).length)
    },
  )

  it.each(plots.filter(([, { form }]) => form === 'share'))('%s: a part of a whole bar', (name, { rows }) => {
    const [rest, part] = all(parsed(chart(name)), 'rect').map(({ attribs }) => attribs)
    const whole = rows.reduce((sum, { value }) => sum + value, 0)
    expect(number(part?.width)).toBeCloseTo(((rows[0]?.value ?? 0) / whole) * 100, 0)
    expect(number(rest?.x)).toBeCloseTo(number(part?.width), 1)
    expect(number(part?.width) + number(rest?.width)).toBeCloseTo(100, 0)
  })

  it('weighs at most 0.6 kB, 505 bytes on average', () => {
    for (const [name] of plots) expect([name, sizeOf(name) <= 600]).toEqual([name, true])
    if (plots.length > 20)
      expect(names.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(505 * names.length)
  })
})
