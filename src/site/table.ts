/** Rows and columns of a table as pages show it; a row's first cell names the row. */
export interface Table {
  /** What the table is, for those who do not see it. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The name of the row that sums up the ones above it. */
  readonly total?: string | undefined
  readonly rows: readonly (readonly [string, ...string[]])[]
}
