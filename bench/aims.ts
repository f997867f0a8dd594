import type { Figures } from './measure.ts'

/** The limit of a figure, given the figure of the floor, the same page without scripts. `text` is for the report. */
type Aim = readonly [figure: string, limit: (floor: number) => number, text: string]

const times = (figure: string, ratio: number): Aim => [figure, floor => floor * ratio, `at most ${ratio} of the floor`]
const blocking = (figure: string): Aim => [figure, floor => floor + 50, 'at most the floor and 50 ms']

const aims: readonly Aim[] = [
  times('first paint in Lighthouse, ms', 1.05),
  times('largest paint in Lighthouse, ms', 1.05),
  times('first paint, ms', 1.1),
  times('largest paint, ms', 1.1),
  blocking('total blocking, ms'),
  blocking('total blocking in Lighthouse, ms'),
  times('reload, ms', 0.9),
  times('click to the next h1, first visit, ms', 0.8),
  times('click to the next h1, warm, ms', 0.4),
  ['the same at the processor’s own speed, ms', () => 100, 'at most 100 ms'],
  ['layout shift', () => 0, '0'],
]

/** Returns a line for each missed aim, with the figure, the floor's figure and the aim (100 for Lighthouse scores). */
export function missedAims(page: string, site: Figures, floor: Figures): string[] {
  const timed = aims.flatMap(([figure, limit, text]) => {
    const [value = null, base] = [site[figure], floor[figure] ?? 0]
    return value === null || value <= limit(base)
      ? []
      : `${page}: ${figure} is ${+value.toFixed(3)}, without scripts ${+base.toFixed(3)}; the aim is ${text}`
  })
  const scores = Object.entries(site).filter(([figure, value]) => /^Lighthouse: /.test(figure) && (value ?? 100) < 100)
  return [...timed, ...scores.map(([figure, value]) => `${page}: ${figure} is ${value}; the aim is 100`)]
}
