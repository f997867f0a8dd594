import { createHash } from 'node:crypto'
import { apiBase } from '#build/env/api-base.ts'
import { hashLength, keyOf } from '#offline/list.ts'
import { hosting } from '#site/hosting/model.ts'

/** Names content as the worker will name it again when it has arrived. */
export const contentHash = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

/** What a page is sent with: a saved copy keeps its headers, so others make it another page. */
const headers = JSON.stringify(hosting(apiBase).headers)

/**
 * A finished page with the key under which it is saved, at its end: what arrives with the key is the page of this build, from
 * the first byte to the last, whatever a host has made of the rest.
 */
export function stamped(path: string, html: string): string {
  const key = keyOf(path, contentHash(html + headers))
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<template data-saved-as="${key}"></template>${html.slice(end)}`
}

/** A stamped page that has been changed, with the stamp of what it is now. */
export const restamped = (path: string, html: string) =>
  stamped(path, html.replace(/<template data-saved-as="[^"]*"><\/template>/, ''))

/** The hash in a page's stamp. Throws when the page has none of its own. */
export function stampOf(path: string, html: string): string {
  const start = `<template data-saved-as="${keyOf(path, '')}`
  const at = html.lastIndexOf(start)
  if (at < 0) throw new Error(`offline.json: ${path} has no stamp; finishPage puts it there`)
  return html.slice(at + start.length, at + start.length + hashLength)
}
