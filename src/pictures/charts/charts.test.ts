import { describe, expect, it } from 'vitest'
import { all, number, parsed } from '../../../tests/chart-marks.ts'
import { chart, chartNames } from './draw-charts.build.ts'

const names = chartNames()
it('no two charts share a name', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe.each(names)('%s', name => {
  const svg = chart(name)
  const elements = parsed(svg)

  it('says what it shows, in both themes, and holds no gap in its data', () => {
    for (const part of ['title', 'desc']) expect(all(elements, part).map(({ text }) => text.length > 8)).toEqual([true])
    expect(svg).toContain('svg:target{--')
    expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined()
  })

  it('has text that fits into 280 px in wide fonts, and ends within the chart', () => {
    for (const { text, attribs } of all(elements, 'text')) {
      const width = text.length * 8.2
      const x = number(attribs.x) * (attribs.x?.endsWith('%') ? 2.8 : 1)
      const left =
        attribs['text-anchor'] === 'end' ? x - width : attribs['text-anchor'] === 'middle' ? x - width / 2 : x
      expect([text, left >= -1, left + width <= 281]).toEqual([text, true, true])
    }
  })
})

it('time beyond the plan differs from the time within it in black and white too', () => {
  const patterns = names.flatMap(name => {
    const [within, beyond] = ['a', 'b'].map(
      id => new RegExp(`<pattern id="${id}"[^>]*>.*?class="z" (.*?)/>`).exec(chart(name))?.[1],
    )
    return within && beyond ? [{ within, beyond }] : []
  })
  expect(patterns.length).toBeGreaterThan(0)
  for (const { within, beyond } of patterns) expect(beyond).not.toBe(within)
})
