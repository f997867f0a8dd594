/** A notification as the offline part wants it shown; how is the site's business. */
export interface Notice {
  readonly title: string
  readonly description: string
  readonly variant?: 'destructive'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds; left out, the usual time. */
  readonly duration?: number
}

/** Where the offline part says something: it is given, so that nothing in here imports what is shown. */
export interface Notices {
  /** Gives what names the notice. */
  readonly show: (notice: Notice) => string
  readonly close: (name: string) => void
}
