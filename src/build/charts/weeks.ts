import { scaleLinear } from 'd3-scale'
import texts from '#content/texts/charts/steps.json' with { type: 'json' }
import { weeksHeight } from '#site/charts.ts'
import { fill } from '#site/fill.ts'
import type { Step } from '#site/pages/story.ts'
import type { StepTime } from '#site/pages/time.ts'
import { atEnd, bar, escaped, frame, percent } from './frame.ts'

const workingDays = { day: 1, week: 5 } as const

interface Placed {
  readonly number: number
  readonly title: string
  readonly from: number
  /** Where the step ends if it takes least, and if it takes most. */
  readonly least: number
  readonly to: number
}

/** The steps that have a time, one after the other where no first week is given, in units of `unit`. */
export function placed(steps: readonly Step[], unit: StepTime['unit']): readonly Placed[] {
  let end = 0
  return steps.flatMap(({ title, time }, at) => {
    if (!time) return []
    const scale = workingDays[time.unit] / workingDays[unit]
    const from = time.from === undefined ? end : (time.from - 1) * scale
    end = from + time.most * scale
    return { number: at + 1, title, from, least: from + time.least * scale, to: end }
  })
}

/** The unit of an axis: weeks, unless a step is counted in days. */
export const unitOf = (steps: readonly Step[]) => (steps.some(({ time }) => time?.unit === 'day') ? 'day' : 'week')

/** How wide a label is on the narrowest window, as a share of the chart: 8.2 px a character where fonts are wide. */
const labelWidth = (text: string) => (text.length * 8.2) / 280

/** A label begins with its bar, or ends with it, or stands as far to the right as it can. */
function labelPlace(text: string, from: number, to: number): string {
  const width = labelWidth(text)
  if (from + width <= 1) return from > 0 ? ` x="${percent(from)}"` : ''
  if (to >= width) return ` x="${percent(to)}" text-anchor="end"`
  return ` x="${percent(Math.max(0, 1 - width))}"`
}

function row({ number, title, from, least, to }: Placed, at: number, end: number): string {
  const top = at * 42
  const label = `<text${labelPlace(`${number} ${title}`, from / end, to / end)} y="${top + 14}">${number} ${escaped(title)}</text>`
  const open =
    to > least
      ? `<rect class="b" x="${percent(least / end)}" y="${top + 21}" width="${percent((to - least) / end)}" height="14" fill="none" stroke-dasharray="4 4"/>`
      : ''
  return label + open + bar('b', top + 21, from / end, least / end)
}

/** `12 weeks`, at the end of the axis. */
const length = (count: number, unit: StepTime['unit']) =>
  fill(texts[count === 1 ? unit : (`${unit}s` as const)], { count })

function axis(end: number, unit: StepTime['unit'], floor: number): string {
  const last = length(end, unit)
  const place = (tick: number) => percent(tick / end)
  // Beside the bars, never through the labels above them; a figure that would run into the end's words is left out.
  const free = (tick: number) => tick / end + labelWidth(String(tick)) / 2 < 0.97 - labelWidth(last)
  const marks = scaleLinear([0, end], [0, 1])
    .ticks(5)
    .filter(tick => tick > 0 && tick < end)
    .map(
      tick =>
        `<line x1="${place(tick)}" x2="${place(tick)}" y1="21" y2="${floor}" stroke-dasharray="14 28" opacity=".4"/>${free(tick) ? `<text x="${place(tick)}" y="${floor + 18}" text-anchor="middle">${tick}</text>` : ''}`,
    )
  return `${marks.join('')}<line x2="100%" y1="${floor}" y2="${floor}"/><text y="${floor + 18}">0</text><text y="${floor + 18}"${atEnd}>${last}</text>`
}

/** The steps of a process on a line of time; what a step may take longer is open. */
export function weeksChart(title: string, steps: readonly Step[]): string {
  const unit = unitOf(steps)
  const rows = placed(steps, unit)
  const end = Math.max(...rows.map(({ to }) => to))
  const seen = rows.map(step => fill(texts.step, { title: step.title, from: step.from, to: step.to })).join(', ')
  const body = axis(end, unit, weeksHeight(rows.length) - 22) + rows.map((step, at) => row(step, at, end)).join('')
  return frame(title, fill(unit === 'day' ? texts.inDays : texts.inWeeks, { steps: seen }), body)
}
