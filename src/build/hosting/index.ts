import type { EmittedFile } from '#build/emit.ts'
import { hosting } from '#site/hosting/model.ts'
import { caddy } from './caddy.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

const writers = [netlify, vercel, nginx, caddy]

/** The files in which each host looks for redirects and headers, for an API at `apiBase` (`VITE_API_BASE_URL`). */
export const hostFiles = (apiBase?: string): EmittedFile[] => writers.flatMap(write => write(hosting(apiBase)))
