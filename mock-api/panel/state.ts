/** The last response of a path. */
export interface LastAnswer {
  readonly method: string
  /** `undefined` when the connection was dropped. */
  readonly status?: number | undefined
  readonly scenario?: string | undefined
  readonly at: string
  readonly milliseconds: number
}

/** An accepted submission, without the content of its file; `GET /api/__mock/submissions` lists them. */
export interface MockSubmission {
  readonly form: string
  readonly at: string
  readonly values: Readonly<Record<string, string>>
  readonly file?: { readonly name: string; readonly type: string; readonly size: number; readonly sha256: string }
}

/** The response of `GET /api/__mock`. */
export interface MockState {
  /** The scenario for all requests. */
  readonly scenario: string
  readonly scenarios: readonly string[]
  readonly paths: readonly { readonly name: string; readonly last?: LastAnswer | undefined }[]
  readonly lists: readonly { readonly name: string; readonly entries: number }[]
  /** The problems of the data files. */
  readonly problems: readonly string[]
  readonly submissions: readonly MockSubmission[]
}

/** Gets the state of the mock. Rejects with its error message, for example for an unknown scenario. */
export async function askMock(): Promise<MockState> {
  const response = await fetch('/api/__mock')
  const answer: unknown = await response.json()
  if (response.ok) return answer as MockState
  throw new Error((answer as { readonly error: string }).error)
}

/** Deletes all submissions. */
export const forgetSubmissions = () => fetch('/api/__mock/submissions', { method: 'DELETE' })
