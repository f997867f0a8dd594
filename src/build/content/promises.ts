/** Finds the pages that make each promise of `data/claims.yaml`, for `npm run content -- --promises`. */

import { readBasis } from './company.ts'
import { pageFiles, readText } from './files.ts'
import { addressOf } from './map.ts'

export interface Promised {
  /** The name in placeholders: `warranty`, `overlap.berlin.winter`. */
  readonly claim: string
  readonly value: string
  /** Paths. */
  readonly pages: readonly string[]
}

const claimsIn = (text: string) => [...text.matchAll(/\{\{\s*claims\.([\w.]+)/g)].map(([, name = '']) => name)

/** Returns every claim that pages use by its name, in the order of the file, with these pages. */
export function promisesOf(root = '.'): readonly Promised[] {
  const { placeholders, founderPath } = readBasis(root)
  const shared = readText(root, 'data/before-you-sign.yaml')
  const uses = pageFiles(root).map(file => {
    const text = readText(root, file)
    const whole = /^terms: before you sign$/m.test(text) ? text + shared : text
    return { page: addressOf(file, founderPath), claims: new Set(claimsIn(whole)) }
  })
  return [...placeholders].flatMap(([name, value]) => {
    const claim = name.replace(/^claims\./, '')
    const pages = name === claim ? [] : uses.filter(({ claims }) => claims.has(claim)).map(({ page }) => page)
    return pages.length > 0 ? [{ claim, value, pages }] : []
  })
}
