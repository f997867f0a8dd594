/** Where the API is: `VITE_API_BASE_URL` without a trailing slash, or this site itself. */
export const apiBase = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, '')
