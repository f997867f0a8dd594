import { hashOf } from '#build/emit/hash.ts'
import { apiBase } from '#build/env/api-base.ts'
import { hosting } from '#hosting/model.ts'
import { pageKey, revisionLength } from './list.ts'

/** Returns the hash of content. */
export const contentHash = (bytes: Buffer | string) => hashOf(bytes, revisionLength)

/** A saved copy keeps its headers, so changed headers must change the page's hash. */
const headers = JSON.stringify(hosting(apiBase).headers)

/**
 * Adds the key under which a page is saved at the end of the finished HTML. A response that contains the key is the complete
 * page of this build, even when a host has altered it.
 */
export function stamped(path: string, html: string): string {
  const key = pageKey(path, contentHash(html + headers))
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<template data-saved-as="${key}"></template>${html.slice(end)}`
}

/** Replaces the stamp of a page that has changed since it was stamped. */
export const restamped = (path: string, html: string) =>
  stamped(path, html.replace(/<template data-saved-as="[^"]*"><\/template>/, ''))

/** Returns the revision in a page's stamp. Throws if the page has no stamp of its own. */
export function stampOf(path: string, html: string): string {
  const start = `<template data-saved-as="${pageKey(path, '')}`
  const at = html.lastIndexOf(start)
  if (at < 0) throw new Error(`offline.json: ${path} has no stamp; finishPage puts it there`)
  return html.slice(at + start.length, at + start.length + revisionLength)
}
