import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureSize } from '../../../tests/picture-size.ts'
import { makePictures } from './make.ts'
import { type Picture, row } from './node.ts'
import { text } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = (word: string): Picture => ({
  path: `${word}.png`,
  width: 120,
  height: 60,
  node: row({ width: 120, height: 60, background: '#FFFFFF' }, text(word, { fontSize: 24, color: '#112233' })),
})

describe('pictures', () => {
  const cache = join(folder, 'cache')
  const cached = () => readdirSync(cache).map(name => join(cache, name))

  it('are returned in order, with their size, and are identical when they are drawn again', async () => {
    const files = await makePictures([picture('two'), picture('one')], undefined, cache)
    expect(files.map(({ path }) => path)).toEqual(['two.png', 'one.png'])
    for (const { content } of files)
      expect(await pictureSize(content as Uint8Array)).toEqual({ width: 120, height: 60 })
    const again = await makePictures([picture('two'), picture('one')], undefined, join(folder, 'other'))
    expect(again.map(({ content }) => Buffer.from(content))).toEqual(files.map(({ content }) => Buffer.from(content)))
    expect(cached()).toHaveLength(2)
  })

  it('are drawn when the cache cannot be written to', async () => {
    writeFileSync(join(folder, 'a-file'), '')
    expect(await makePictures([picture('one')], undefined, join(folder, 'a-file/cache'))).toHaveLength(1)
  })

  it('are all named when they fail', async () => {
    const wrong = ['🚀', '🛶'].map(word => ({ ...picture(word), path: `${word}.png` }))
    await expect(makePictures(wrong, undefined, cache)).rejects.toThrow(/🚀\.png: .*\n.*🛶\.png: /)
  })
})
