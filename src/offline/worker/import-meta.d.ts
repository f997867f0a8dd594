/** Vite replaces it. Vite's own types include the DOM's, which a worker does not have. */
interface ImportMeta {
  readonly env: { readonly VITE_API_BASE_URL?: string }
}
