/** A notification as the offline part wants it shown; how is the site's business. */
export interface Notice {
  /** What `close` takes it away by. */
  readonly name?: string
  readonly title: string
  readonly description: string
  readonly variant?: 'destructive'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds; left out, the usual time. */
  readonly duration?: number
}

/** Where the offline part says something: it is given, so that nothing in here imports what is shown. */
export interface Notices {
  readonly show: (notice: Notice) => void
  readonly close: (name: string) => void
}
