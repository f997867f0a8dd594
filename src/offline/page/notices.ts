/** A notification of the offline part; the site decides how to show it. */
export interface Notice {
  /** The name by which `close` removes it. */
  readonly name?: string
  readonly title: string
  readonly description: string
  readonly variant?: 'destructive'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds; the usual duration when it is omitted. */
  readonly duration?: number
}

/** Shows notifications. It is passed in, so that `offline` does not import the toasts. */
export interface Notices {
  readonly show: (notice: Notice) => void
  readonly close: (name: string) => void
}
