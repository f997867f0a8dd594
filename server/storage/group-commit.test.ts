import { describe, expect, it } from 'vitest'
import { groupCommit } from './group-commit.ts'

/** A store that records its batches, and fails with the error that `refuses` returns. */
function storeThat(refuses: (items: readonly string[]) => Error | undefined = () => undefined) {
  const batches: string[][] = []
  const writer = groupCommit<string, string>({
    write: async items => {
      batches.push([...items])
      const error = refuses(items)
      if (error) throw error
      return items.map(item => `kept ${item}`)
    },
    sizeOf: item => item.length,
    writtenSizeOf: item => item.length,
    isGeneral: error => error instanceof RangeError,
  })
  return { batches, writer }
}
const become = async (all: readonly Promise<string>[]) =>
  (await Promise.allSettled(all)).map(one => (one.status === 'fulfilled' ? one.value : 'refused'))

describe('what arrives at the same time', () => {
  it('is stored together, and each is answered with what became of it', async () => {
    const { batches, writer } = storeThat()
    expect(await become(['a', 'b', 'c'].map(writer.add))).toEqual(['kept a', 'kept b', 'kept c'])
    expect(batches).toEqual([['a', 'b', 'c']])
    expect(await writer.add('d')).toBe('kept d')
    await writer.idle()
  })

  it('does not fail for one that cannot be stored', async () => {
    const { batches, writer } = storeThat(items => (items.includes('bad') ? new Error('cannot be stored') : undefined))
    expect(await become(['a', 'bad', 'c'].map(writer.add))).toEqual(['kept a', 'refused', 'kept c'])
    expect(batches).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']])
  })

  it('is refused at once where one by one would meet the same', async () => {
    const { batches, writer } = storeThat(() => new RangeError('the disk is full'))
    expect(await become(['a', 'b'].map(writer.add))).toEqual(['refused', 'refused'])
    expect(batches).toEqual([['a', 'b']])
  })

  it('is taken in parts when it is much, and not at all when it is too much', async () => {
    const { batches, writer } = storeThat()
    const became = await become(Array.from({ length: 5001 }, (_, at) => writer.add(`${at}`)))
    expect(became.filter(text => text === 'refused')).toHaveLength(1)
    expect(Math.max(...batches.map(({ length }) => length))).toBe(250)
    expect(batches.flat()).toHaveLength(5000)
  })
})
