import { loadEnv } from 'vite'

/** The base URL of lists and forms, from `VITE_API_BASE_URL`; empty for the site's own origin. */
export const apiBase = (loadEnv('production', '.').VITE_API_BASE_URL ?? '').replace(/\/+$/, '')
