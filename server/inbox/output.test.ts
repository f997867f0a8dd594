import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { writeRows } from './output.ts'

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
