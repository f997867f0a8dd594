import type { Figures } from './measure.ts'

/** A limit for a figure of a page, relative to the same page without scripts. */
interface Aim {
  readonly figure: string
  /** The highest allowed value, given the floor's. For scores it is the lowest. */
  readonly limit: (floor: number) => number
  /** The limit in words. */
  readonly text: string
  readonly least?: true
}

const times = (figure: string, ratio: number): Aim => ({
  figure,
  limit: floor => floor * ratio,
  text: `at most ${ratio} of the floor`,
})
const score = (category: string): Aim => ({
  figure: `Lighthouse: ${category}`,
  limit: () => 100,
  text: '100',
  least: true,
})

const aims: readonly Aim[] = [
  times('first paint in Lighthouse, ms', 1.05),
  times('largest paint in Lighthouse, ms', 1.05),
  times('first paint, ms', 1.1),
  times('largest paint, ms', 1.1),
  { figure: 'total blocking, ms', limit: floor => floor + 50, text: 'at most the floor and 50 ms' },
  { figure: 'total blocking in Lighthouse, ms', limit: floor => floor + 50, text: 'at most the floor and 50 ms' },
  times('reload, ms', 0.9),
  times('click to the next h1, first visit, ms', 0.8),
  times('click to the next h1, warm, ms', 0.4),
  { figure: 'the same at the processor’s own speed, ms', limit: () => 100, text: 'at most 100 ms' },
  { figure: 'layout shift', limit: () => 0, text: '0' },
  ...['Performance', 'Accessibility', 'Best Practices', 'SEO'].map(score),
]

/** One line for each aim that a page misses, with its figure, the floor's and the aim. */
export function missedAims(page: string, site: Figures, floor: Figures): string[] {
  return aims.flatMap(({ figure, limit, text, least }) => {
    const [value, base] = [site[figure], floor[figure] ?? 0]
    if (value === null || value === undefined) return []
    const kept = least ? value >= limit(base) : value <= limit(base)
    return kept
      ? []
      : [`${page}: ${figure} is ${+value.toFixed(3)}, without scripts ${+base.toFixed(3)}; the aim is ${text}`]
  })
}
