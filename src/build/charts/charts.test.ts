import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '#build/prerender/pages.ts'
import { siteMap } from '#site/map/index.ts'
import { plotOf } from '#site/words/case-studies/measured.ts'
import { studies } from '#site/words/case-studies/studies.ts'
import type { Plot } from '#site/words/shapes.ts'
import { storiesIn } from './in-words.ts'
import { chart, chartNames } from './index.ts'
import { all, number, parsed } from './parsed.ts'
import { axisEnd } from './story.ts'

const names = chartNames()
const sizeOf = (name: string) => brotliCompressSync(chart(name)).length

/** What stories and measures plot, by the name of the chart. */
const plots: readonly (readonly [name: string, plot: Plot])[] = [
  ...siteMap.flatMap(({ path }) =>
    storiesIn(wordsOf(path)?.words).map(({ id, result }) => [result.chart ?? `chart-${id}`, result.plot] as const),
  ),
  ...studies.flatMap(({ slug, measures }) =>
    measures.map((measure, at) => [`chart-${slug}-${at + 1}`, plotOf(measure)] as const),
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
      const x = (number(attribs.x) / 100) * 280
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

  it.each(plots.filter(([, { form }]) => form === 'share'))('%s: a part of a whole bar', (name, { rows }) => {
    const [rest, part] = all(parsed(chart(name)), 'rect').map(({ attribs }) => attribs)
    const whole = rows.reduce((sum, { value }) => sum + value, 0)
    expect(number(part?.width)).toBeCloseTo(((rows[0]?.value ?? 0) / whole) * 100, 0)
    expect(number(rest?.x)).toBeCloseTo(number(part?.width), 1)
    expect(number(part?.width) + number(rest?.width)).toBeCloseTo(100, 0)
  })

  it('weighs at most 0.6 kB; all charts together 52 kB, the map 8', () => {
    for (const [name] of plots) expect([name, sizeOf(name) <= 600]).toEqual([name, true])
    expect(sizeOf('chart-countries')).toBeLessThanOrEqual(8000)
    expect(names.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(52_000)
  })
})
