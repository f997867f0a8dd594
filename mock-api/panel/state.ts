/** What `GET /api/__mock` tells. */
export interface MockState {
  /** The scenario of all requests. */
  readonly scenario: string
  readonly scenarios: readonly string[]
  readonly paths: readonly {
    readonly name: string
    readonly last?: {
      readonly method: string
      readonly status?: number
      readonly scenario?: string
      readonly at: string
      readonly milliseconds: number
    }
  }[]
  readonly lists: readonly { readonly name: string; readonly entries: number }[]
  /** What is wrong with the data files. */
  readonly problems: readonly string[]
  readonly submissions: readonly {
    readonly form: string
    readonly at: string
    readonly values: Readonly<Record<string, string>>
    readonly file?: { readonly name: string; readonly size: number }
  }[]
}

/** Asks the mock what has happened. Rejects with its sentence, such as that of a scenario that does not exist. */
export async function askMock(): Promise<MockState> {
  const response = await fetch('/api/__mock')
  const answer: unknown = await response.json()
  if (response.ok) return answer as MockState
  throw new Error((answer as { readonly error: string }).error)
}

/** Forgets what the forms have sent. */
export const forgetSubmissions = () => fetch('/api/__mock/submissions', { method: 'DELETE' })
