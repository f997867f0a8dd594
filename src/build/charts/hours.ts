import texts from '#content/texts/charts/hours.json' with { type: 'json' }
import { claims, workday } from '#site/claims.ts'
import { fill } from '#site/fill.ts'
import { monthOf } from '#site/month-of.ts'
import { atEnd, bar, escaped, frame, named, percent, round } from './frame.ts'

/** The hours of the axis, by the company's clock: from 3:00 to 9:00 on the next day, an hour more at both ends than any day has. */
const [first, last] = [3, 33]

const at = (hour: number) => (hour - first) / (last - first)

/** How many hours a place is ahead of UTC at noon of a day. */
export function offsetOf(zone: string, day: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

type Hours = readonly [from: number, to: number]

const { office, late = office, begins } = workday

/** A working day there, by the clock here. */
export function dayThere(zone: string, day: string): Hours {
  const ahead = offsetOf(workday.zone, day) - offsetOf(zone, day)
  return [begins + ahead, begins + ahead + (office[1] - office[0])]
}

const common = (one: Hours, other: Hours): Hours => [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
const length = ([from, to]: Hours) => Math.max(0, to - from)

/** The hours that both are at work: those of everyone here, else those of the late shift. */
export function shared(
  zone: string,
  day: string,
): { readonly hours: Hours; readonly shift: 'office' | 'late' | 'none' } {
  const there = dayThere(zone, day)
  const [byDay, byNight] = [common(office, there), common(late, there)]
  if (length(byDay) > 0) return { hours: byDay, shift: 'office' }
  return { hours: byNight, shift: length(byNight) > 0 ? 'late' : 'none' }
}

/** The same day half a year later, when clocks there are set otherwise, if they are ever set. */
export const otherHalf = (day: string) => new Date(Date.parse(day) + 182 * 86_400_000).toISOString().slice(0, 10)

const dayInWords = (day: string) => `${monthOf(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`

const threads = { office: 'a', late: 'b' } as const

const dashes = 'fill="none" stroke-dasharray="7 5"'

/** Where the first city begins, and from one to the next. */
const [citiesTop, rowHeight] = [140, 51]

/** A working day there as an empty bar, what of it is shared filled. */
function dayBar(zone: string, day: string, y: number, height: number): string {
  const [from, to] = dayThere(zone, day)
  const { hours, shift } = shared(zone, day)
  const outline = `<rect x="${percent(at(from))}" y="${y}" width="${percent(at(to) - at(from))}" height="${height}" ${dashes}/>`
  return shift === 'none' ? outline : outline + bar(threads[shift], y, at(hours[0]), at(hours[1]), height)
}

const figure = (zone: string, day: string) => {
  const { hours, shift } = shared(zone, day)
  return shift === 'none' ? texts.none : fill(texts.length, { hours: round(length(hours)) })
}

function cityRow({ city, zone }: { readonly city: string; readonly zone: string }, row: number, day: string): string {
  const top = citiesTop + row * rowHeight
  const [now, then] = [day, otherHalf(day)].map(date => figure(zone, date))
  const text =
    now === then ? `${now}` : fill(texts.changes, { now: `${now}`, month: monthOf(otherHalf(day)), later: `${then}` })
  return named(top + 11, city, text) + dayBar(zone, day, top + 17, 13) + dayBar(zone, otherHalf(day), top + 35, 7)
}

function axis(floor: number): string {
  // Beside the bars, never through the names above them.
  const marks = [4, 8, 12, 16, 20, 24, 28, 32].map(hour => {
    const x = percent(at(hour))
    return `<line x1="${x}" x2="${x}" y1="${citiesTop + 17}" y2="${floor}" stroke-dasharray="25 ${rowHeight - 25}" opacity=".4"/><text x="${x}" text-anchor="middle" y="${floor + 18}">${hour % 24}</text>`
  })
  const clock = `<text${atEnd} y="${floor + 38}">${escaped(texts.clock)}</text>`
  return `${marks.join('')}<line x2="100%" y1="${floor}" y2="${floor}"/>${clock}`
}

/** What the bars mean, each beside one: thick and thin ones, and empty and filled ones. */
function key(day: string): string {
  const meanings = [
    [
      fill(texts.thick, { day: dayInWords(day) }),
      '<rect class="a" x="1" y="3" width="28" height="13" fill="url(#a)"/>',
    ],
    [
      fill(texts.thin, { day: dayInWords(otherHalf(day)) }),
      '<rect class="a" x="1" y="27" width="28" height="7" fill="url(#a)"/>',
    ],
    [texts.dashed, `<rect x="1" y="45" width="28" height="13" ${dashes}/>`],
  ] as const
  return meanings
    .map(([text, swatch], row) => `${swatch}<text x="38" y="${14 + row * 21}">${escaped(text)}</text>`)
    .join('')
}

const span = ([from, to]: Hours) => fill(texts.span, { from, to })

/** Working days of cities by the clock of the company's, on a day and half a year later; what is shared is filled. */
export function hoursChart(day: string): string {
  const floor = citiesTop + Object.keys(claims.overlap ?? {}).length * rowHeight + 4
  const cities = Object.values(claims.overlap ?? {})
  const seen = cities.map(({ city, zone }) =>
    fill(texts.seen, { city, now: figure(zone, day), later: figure(zone, otherHalf(day)) }),
  )
  const here = [
    key(day),
    named(86, texts.office, span(office)),
    bar('a', 92, at(office[0]), at(office[1]), 7),
    named(115, texts.late, span(late)),
    bar('b', 121, at(late[0]), at(late[1]), 7),
  ]
  return frame(
    texts.title,
    fill(texts.says, { first: dayInWords(day), second: dayInWords(otherHalf(day)), cities: seen.join('; ') }),
    axis(floor) + here.join('') + cities.map((city, row) => cityRow(city, row, day)).join(''),
  )
}
