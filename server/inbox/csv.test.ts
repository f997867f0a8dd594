import { expect, it } from 'vitest'
import { csvRow } from './csv.ts'

it('a cell of line ends alone is guarded in a time that grows with its length only', () => {
  // A search to the end of the blanks, begun anew at each of them, takes minutes.
  const blanks = '\n'.repeat(1_000_000)
  expect(csvRow([blanks])).toBe(`"'${blanks}"\r\n`)
})
