import { loadEnv } from 'vite'

/** Where the site asks for lists and sends its forms, as `VITE_API_BASE_URL` has it; empty for the site itself. */
export const apiBase = (loadEnv('production', '.').VITE_API_BASE_URL ?? '').replace(/\/+$/, '')
