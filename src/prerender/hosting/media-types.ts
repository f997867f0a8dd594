import { extname } from 'node:path'

/** Media types of what a build holds, by file name ending. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** The `Content-Type` of a file; plain text when its ending says nothing. */
export const mediaTypeOf = (path: string) => types[extname(path)] ?? 'text/plain; charset=utf-8'
