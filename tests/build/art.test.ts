import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawingFiles, drawings } from '../drawings.ts'

const address = /\/art\/([a-z0-9-]+)\.([0-9a-f]{8})\.svg/g

/** Returns the paths of drawings that files of the site reference. */
function mentioned(folder: string): Set<string> {
  const found = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true }) as string[])
    if (/\.(html|js|json)$/.test(file))
      for (const [whole] of readFileSync(join(folder, file), 'utf8').matchAll(address)) found.add(whole)
  return found
}

it('every path of a drawing has its hash, every referenced drawing exists, and every drawing is referenced', () => {
  for (const [name, { address: found, bytes }] of drawings('dist'))
    expect(found).toBe(`/art/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.svg`)
  expect([...mentioned('dist')].sort()).toEqual(drawingFiles('dist').map(file => `/art/${file}`))
})
