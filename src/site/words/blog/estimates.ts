import type { Table } from '#site/table.ts'

/** How far the real days lay above the estimate, in steps of ten per cent: the projects of each step. */
interface Distribution {
  readonly name: string
  /** From 20% below the estimate upwards. */
  readonly projects: readonly number[]
}

/** Where the first step begins, and how wide each is, in per cent of the estimate. */
export const steps = { from: -20, width: 10 } as const

/** The 46 projects of `estimates-that-survive-the-third-week.md`. */
export const estimates: readonly [Distribution, Distribution] = [
  { name: 'In the proposal', projects: [0, 2, 4, 5, 5, 6, 7, 5, 4, 3, 2, 2, 1] },
  { name: 'After five weeks', projects: [3, 7, 14, 9, 6, 4, 2, 1, 0, 0, 0, 0, 0] },
]

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

/** The same figures in rows. */
export const estimatesTable: Table = {
  caption: 'Projects by how far the real days lay above the estimate',
  columns: ['Error', ...estimates.map(({ name }) => name)],
  rows: estimates[0].projects.map((_, at) => {
    const from = steps.from + at * steps.width
    return [`${signed(from)} to ${signed(from + steps.width)}%`, ...estimates.map(({ projects }) => String(projects[at] ?? 0))]
  }),
}
