/** Base URL of the API: `VITE_API_BASE_URL` without trailing slashes; empty for the same origin. */
export const apiBase = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/([^/])\/+$/, '$1')
