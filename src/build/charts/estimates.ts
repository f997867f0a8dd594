import { estimatesHeight } from '#site/charts.ts'
import { estimates, steps } from '#site/words/blog/estimates.ts'
import { atEnd, frame, type Ink, named, percent, thread } from './frame.ts'

/** Pixels from the middle of a knot to that of the next. */
const pitch = 10

const count = estimates[0].projects.length

const at = (error: number) => (error - steps.from) / (count * steps.width)

/** A project is a knot: those of a step stand on each other, as one line of round stitches. */
function column(ink: Ink, projects: number, step: number, floor: number): string {
  if (projects === 0) return ''
  const x = percent((step + 0.5) / count)
  return `<line${thread(ink)} x1="${x}" x2="${x}" y1="${floor}" y2="${floor - (projects - 1) * pitch - 0.01}"/>`
}

function distribution({ name, projects }: (typeof estimates)[number], ink: Ink, top: number, floor: number): string {
  const all = projects.reduce((sum, each) => sum + each, 0)
  return (
    named(top, name, `${all} projects`, atEnd) +
    `<g stroke-width="8" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${projects.map((each, step) => column(ink, each, step, floor - 8)).join('')}</g>` +
    `<line x2="100%" y1="${floor}" y2="${floor}"/>`
  )
}

/** Two heaps of knots above one axis: how far off the first estimate was, and how far the second. */
export function estimatesChart(): string {
  const [early, later] = estimates
  const floors = [110, estimatesHeight - 22] as const
  const zero = percent(at(0))
  const ticks = [0, 20, 40, 60].map(
    error =>
      `<text x="${percent(at(error))}" y="${floors[1] + 18}" text-anchor="middle">${error > 0 ? `+${error}` : error}</text>`,
  )
  return frame(
    'How far the real days lay above the estimate, project by project',
    'Two heaps of 46 knots. That of the proposals is broad, with its middle at 41% too little; that of week five is narrow, with its middle at 9%.',
    distribution(early, 'b', 14, floors[0]) +
      distribution(later, 'a', 142, floors[1]) +
      `<line x1="${zero}" x2="${zero}" y1="0" y2="${floors[1]}" stroke-dasharray="2 5"/>${ticks.join('')}<text y="${floors[1] + 18}"${atEnd}>+110%</text>`,
  )
}
