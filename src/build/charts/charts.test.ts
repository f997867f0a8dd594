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
})
