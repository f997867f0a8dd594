/** Rows and columns of a table as pages show it; a row's first cell names the row. */
export interface Table {
  /** What the table is, for those who do not see it. */
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [string, ...string[]])[]
}
