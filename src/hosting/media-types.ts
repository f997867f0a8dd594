import { getMimeType } from 'hono/utils/mime'

/** Files with their own media type (OpenSearch 1.1). */
const byName: Readonly<Record<string, string>> = { 'opensearch.xml': 'application/opensearchdescription+xml' }

/** The `Content-Type` of a path or file; a path without extension is a page. */
export const mediaTypeOf = (path: string) =>
  byName[path.slice(path.lastIndexOf('/') + 1)] ??
  getMimeType(/\.\w+$/.test(path) ? path : `${path}.html`) ??
  'application/octet-stream'
