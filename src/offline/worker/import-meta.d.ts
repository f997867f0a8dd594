/** What Vite puts in place: its own types bring the DOM's along, which a worker does not have. */
interface ImportMeta {
  readonly env: { readonly VITE_API_BASE_URL?: string }
}
