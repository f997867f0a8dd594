/** Media types by file name extension; a path without extension is a page. */
const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Files with their own media type (OpenSearch 1.1). */
const byName: Readonly<Record<string, string>> = { 'opensearch.xml': 'application/opensearchdescription+xml' }

/** The `Content-Type` of a path or file. */
export const mediaTypeOf = (path: string) =>
  byName[path.slice(path.lastIndexOf('/') + 1)] ?? types[/\.\w+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream'
