let resolve = () => {}

/** Resolves when the opened page is hydrated. */
export const hydrated = new Promise<void>(done => {
  resolve = done
})

/** Called by an effect of the layout. */
export const markHydrated = () => resolve()
