let resolve = () => {}

/** Resolves when the opened page is hydrated. */
export const hydrated = new Promise<void>(done => {
  resolve = done
})

/** Called by an effect of the layout. The attribute is for tools that measure pages, and for tests. */
export function markHydrated() {
  document.documentElement.dataset.hydrated = ''
  resolve()
}
