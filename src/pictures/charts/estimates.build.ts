import { fill } from '#content/fill.ts'
import type { Distribution } from '#content/schema/text-charts.ts'
import texts from '#generated/texts/charts/estimates.json' with { type: 'json' }
import { estimatesHeight } from '#pictures/charts.ts'
import { atEnd, axisRow, frame, type Ink, percent, thread } from './frame.build.ts'

/** Pixels between the centres of two knots. */
const pitch = 10

/** Draws the knots of one step, one per project, as one line of round stitches. */
function column(ink: Ink, projects: number, share: number, floor: number): string {
  if (projects === 0) return ''
  const x = percent(share)
  return `<line${thread(ink)} x1="${x}" x2="${x}" y1="${floor}" y2="${floor - (projects - 1) * pitch - 0.01}"/>`
}

function heap({ name, projects }: Distribution['series'][number], ink: Ink, top: number, floor: number): string {
  const all = projects.reduce((sum, each) => sum + each, 0)
  return (
    axisRow(top, name, fill(texts.projects, { count: all }), atEnd) +
    `<g stroke-width="8" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${projects.map((each, step) => column(ink, each, (step + 0.5) / projects.length, floor - 8)).join('')}</g>` +
    `<line x2="100%" y1="${floor}" y2="${floor}"/>`
  )
}

/** Returns two heaps of knots above one axis: the errors of the first and of the second estimate. */
export function distributionChart({ title, says, from, width, series }: Distribution): string {
  const [early, later] = series
  const count = early.projects.length
  const at = (error: number) => (error - from) / (count * width)
  const floors = [110, estimatesHeight - 22] as const
  const zero = percent(at(0))
  const ticks = [0, 20, 40, 60].map(
    error =>
      `<text x="${percent(at(error))}" y="${floors[1] + 18}" text-anchor="middle">${error > 0 ? `+${error}` : error}</text>`,
  )
  return frame(
    title,
    says,
    heap(early, 'b', 14, floors[0]) +
      heap(later, 'a', 142, floors[1]) +
      `<line x1="${zero}" x2="${zero}" y1="0" y2="${floors[1]}" stroke-dasharray="2 5"/>${ticks.join('')}<text y="${floors[1] + 18}"${atEnd}>+${from + count * width}%</text>`,
  )
}
