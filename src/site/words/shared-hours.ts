import { claims, type Overlap } from '#site/claims.ts'
import type { Table } from '#site/table.ts'

const row = ({ city, winter, summer, who }: Overlap) => [city, winter, summer, who] as const

/** The working hours that we share with cities, from the same claims as their chart. */
export const sharedHours: Table = {
  caption: 'Shared working hours by city',
  columns: ['City', 'Winter', 'Summer', 'Who'],
  rows: Object.values(claims.overlap).map(row),
}
