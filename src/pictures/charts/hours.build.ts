import { claims, workday } from '#content/claims.ts'
import { fill } from '#content/fill.ts'
import { dateText, monthOf } from '#content/in-words.ts'
import { xml } from '#content/xml.ts'
import texts from '#generated/texts/charts/hours.json' with { type: 'json' }
import { atEnd, bar, frame, percent, round } from './frame.build.ts'

/**
 * The first and last hour of the axis, by the company's clock: 3:00 to 9:00 on the next day, an hour more at both ends than
 * any day has.
 */
const [first, last] = [3, 33]

const at = (hour: number) => (hour - first) / (last - first)

/** Returns how many hours a time zone is ahead of UTC at 12:00 UTC of a day. */
export function offsetOf(zone: string, day: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

type Hours = readonly [from: number, to: number]

const { office, late = office, begins } = workday

/** Returns a working day in a time zone, by the company's clock. */
export function dayThere(zone: string, day: string): Hours {
  const ahead = offsetOf(workday.zone, day) - offsetOf(zone, day)
  return [begins + ahead, begins + ahead + (office[1] - office[0])]
}

const common = (one: Hours, other: Hours): Hours => [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
const length = ([from, to]: Hours) => Math.max(0, to - from)

/** Returns the shared working hours: those with the office hours, else those with the late shift. */
export function shared(
  zone: string,
  day: string,
): { readonly hours: Hours; readonly shift: 'office' | 'late' | 'none' } {
  const there = dayThere(zone, day)
  const [byDay, byNight] = [common(office, there), common(late, there)]
  if (length(byDay) > 0) return { hours: byDay, shift: 'office' }
  return { hours: byNight, shift: length(byNight) > 0 ? 'late' : 'none' }
}

/** Returns the day half a year later, when clocks differ in places with daylight saving time. */
export const otherHalf = (day: string) => new Date(Date.parse(day) + 182 * 86_400_000).toISOString().slice(0, 10)

const threads = { office: 'a', late: 'c' } as const

const dashes = 'fill="none" stroke-dasharray="7 5"'

/** The top of the first row, the height of a row (a line of words and a lane), and the height of a lane. */
const [rowsTop, rowHeight, barHeight] = [132, 58, 20]

const topOf = (row: number) => rowsTop + row * rowHeight

/** Returns a row: the name at the left, the figure at the right, and the bar below. */
const rowOf = (row: number, name: string, figure: string, marks: string) =>
  `<text class="n" y="${topOf(row) + 14}">${xml(name)}</text><text${atEnd} y="${topOf(row) + 14}">${xml(figure)}</text>${marks}`

const barTop = (row: number) => topOf(row) + 22

const figure = (zone: string, day: string) => {
  const { hours, shift } = shared(zone, day)
  return shift === 'none' ? texts.none : fill(texts.length, { hours: round(length(hours)) })
}

/** Returns a working day of a city as an empty bar. The shared part is filled. */
function cityRow({ city, zone }: { readonly city: string; readonly zone: string }, row: number, day: string): string {
  const [from, to] = dayThere(zone, day)
  const { hours, shift } = shared(zone, day)
  const there = `<rect x="${percent(at(from))}" y="${barTop(row)}" width="${percent(at(to) - at(from))}" height="${barHeight}" ${dashes}/>`
  const both = shift === 'none' ? '' : bar(threads[shift], barTop(row), at(hours[0]), at(hours[1]), barHeight)
  const [now, later] = [figure(zone, day), figure(zone, otherHalf(day))]
  // Clocks are ahead in summer.
  const season = offsetOf(zone, otherHalf(day)) > offsetOf(zone, day) ? texts.inSummer : texts.inWinter
  const text = now === later ? now : fill(season, { now, later })
  return rowOf(row, city, text, there + both)
}

/** Returns a tint along a lane: solid bars of the same thread stand out on it. */
const tint = (ink: 'a' | 'c', y: number, from: string, to: string, height: number) =>
  `<line class="${ink}" x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke-width="${height}" stroke-opacity=".4"/>`

const hours = [4, 8, 12, 16, 20, 24, 28, 32]

/** Returns a ruler, and the lane of a city: on the company's hours, with which a working day is shared where it meets them. */
function lanes(): string {
  const ours = ([from, to]: Hours, ink: 'a' | 'c') =>
    tint(ink, barHeight / 2, percent(at(from)), percent(at(to)), barHeight)
  const ruler = hours.map(hour => `<line x1="${percent(at(hour))}" x2="${percent(at(hour))}" y2="${barHeight}"/>`)
  return `<g id="r" opacity=".3">${ruler.join('')}<line x2="100%" y1="${barHeight}" y2="${barHeight}"/></g><g id="l"><use href="#r"/>${ours(office, threads.office)}${late[1] > office[1] ? ours([office[1], late[1]], threads.late) : ''}</g>`
}

/** Returns the hours, above or below the lanes. */
const axis = (y: number) =>
  hours.map(hour => `<text x="${percent(at(hour))}" text-anchor="middle" y="${y}">${hour % 24}</text>`).join('')

/** Returns the meaning of the bars, each beside an example. */
function key(): string {
  const filled = (x: number, ink: 'a' | 'c') =>
    `<rect class="${ink}" x="${x}" y="2" width="14" height="14" fill="url(#${ink})"/>`
  const meanings = [
    [texts.filled, filled(1, threads.office) + filled(15, threads.late)],
    [fill(texts.dashed, { hour: begins }), `<rect x="1" y="26" width="28" height="14" ${dashes}/>`],
    [texts.tinted, tint(threads.office, 57, '1', '15', 14) + tint(threads.late, 57, '15', '29', 14)],
  ] as const
  return meanings
    .map(([text, swatch], row) => `${swatch}<text x="38" y="${14 + row * 24}">${xml(text)}</text>`)
    .join('')
}

const span = ([from, to]: Hours) => fill(texts.span, { from, to })

/**
 * Returns a chart of the company's hours and, below, working days of cities by the company's clock. Shared hours are filled.
 */
export function hoursChart(day: string): string {
  const cities = Object.values(claims.overlap ?? {})
  const cityRows = cities.map(({ city, zone }) =>
    fill(texts.seen, { place: city, now: figure(zone, day), later: figure(zone, otherHalf(day)) }),
  )
  const ours = [
    rowOf(0, texts.office, span(office), bar(threads.office, barTop(0), at(office[0]), at(office[1]), barHeight)),
    rowOf(1, texts.late, span(late), bar(threads.late, barTop(1), at(late[0]), at(late[1]), barHeight)),
  ]
  const rows = [...ours, ...cities.map((city, row) => cityRow(city, ours.length + row, day))]
  const below = rows.map((_, row) => `<use href="#${row < ours.length ? 'r' : 'l'}" y="${barTop(row)}"/>`)
  const clock = `<text y="${rowsTop - 38}">${xml(fill(texts.clock, { month: monthOf(day) }))}</text>`
  return frame(
    texts.title,
    fill(texts.says, { first: dateText(day), second: dateText(otherHalf(day)), cities: cityRows.join('; ') }),
    [key(), clock, axis(rowsTop - 16), `<defs>${lanes()}</defs>`, ...below, ...rows, axis(topOf(rows.length) + 6)].join(
      '',
    ),
  )
}
