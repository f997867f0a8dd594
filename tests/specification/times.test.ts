import { describe, expect, it } from 'vitest'
import { claims } from '#content/claims.ts'
import { dayThere, hoursChart, otherHalf, shared } from '#pictures/charts/hours.build.ts'
import { all, parsed } from '../chart-marks.ts'

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
})
