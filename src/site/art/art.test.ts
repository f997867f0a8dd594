import { brotliCompressSync } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { siteMap } from '#site/map/index.ts'
import { palettes } from '#site/theme/tokens.ts'
import { motifOf } from './assign.ts'
import { artName } from './name.ts'
import { stitch } from './stitch.ts'

const pages = siteMap.map(({ path }) => artName(path))
const names = [...pages, ...pages.map(name => `${name}-call`), 'gallery-1', 'gallery-4', 'a-post', 'another-post']

describe('a pattern', () => {
  it('is the same for the same name, and its own for another', () => {
    for (const name of names) expect(stitch(name)).toBe(stitch(name))
    expect(new Set(names.map(stitch)).size).toBe(names.length)
  })

  it('is at most 6 kB on the wire and holds both themes', () => {
    for (const name of names) {
      const svg = stitch(name)
      expect([name, brotliCompressSync(svg).length <= 6000]).toEqual([name, true])
      expect(svg).toContain(palettes.light.cloth)
      expect(svg).toContain(palettes.dark.cloth)
      expect(svg).toContain('prefers-color-scheme:dark')
      expect([name, /NaN|undefined/.exec(svg)?.[0]]).toEqual([name, undefined])
    }
  })

  it('is one well-formed document', () => {
    for (const name of names) {
      const [root, ...more] = parseDocument(stitch(name), { xmlMode: true }).children
      expect([name, more.length, root && 'name' in root && root.name]).toEqual([name, 0, 'svg'])
    }
  })
})

it('the last band of a page never repeats the motif that opens it', () => {
  for (const { path } of siteMap)
    expect([path, motifOf(`${artName(path)}-call`)]).not.toEqual([path, motifOf(artName(path))])
})
