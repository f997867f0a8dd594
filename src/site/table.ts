/** What a cell may warn of: something is late, or it is at risk. */
export type Mark = 'late' | 'risk'

/** Rows and columns of a table as pages show it; a row's first cell names the row. */
export interface Table {
  /** What the table is, for those who do not see it. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The name of the row that sums up the ones above it. */
  readonly total?: string | undefined
  /** The cells that warn, by what they say. */
  readonly marks?: Readonly<Partial<Record<Mark, string | undefined>>> | undefined
  readonly rows: readonly (readonly [string, ...string[]])[]
}
