/** The teams that are shown where the API has none (docs/specification.md#lists). */
export interface FallbackTeam {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly iconIdentifier: string
}
