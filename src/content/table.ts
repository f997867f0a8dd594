/** A table as pages show it. The first cell of a row is its name. */
export interface Table {
  /** Describes the table to people who cannot see it. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The name of the row with the total of the rows above it. */
  readonly total?: string | undefined
  readonly rows: readonly (readonly [string, ...string[]])[]
}
