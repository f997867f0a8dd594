import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { csvRow, writeRows } from './output.ts'

it('a cell of line ends alone is guarded in a time that grows with its length only', () => {
  // A search that scans to the end of the blanks from each of them takes minutes.
  const blanks = '\n'.repeat(1_000_000)
  expect(csvRow([blanks])).toBe(`"'${blanks}"\r\n`)
})

it('rows are read as fast as the reader of the output takes them', async () => {
  const said: string[] = []
  function* items() {
    for (const item of ['one', 'two']) {
      said.push(`read ${item}`)
      yield item
    }
  }
  const write = async (text: string) => {
    await setImmediate()
    said.push(`took ${text.trim()}`)
  }
  const format = { titles: ['number'], cellsOf: (item: string) => [item], asJson: (item: string) => item }
  await writeRows(items(), {}, { write }, format)
  expect(said).toEqual(['took "number"', 'read one', 'took "one"', 'read two', 'took "two"'])
})
