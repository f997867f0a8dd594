import { expect, it } from 'vitest'
import { csvRow } from './output.ts'

it('a cell of line ends alone is guarded in a time that grows with its length only', () => {
  // A search that scans to the end of the blanks from each of them takes minutes.
  const blanks = '\n'.repeat(1_000_000)
  expect(csvRow([blanks])).toBe(`"'${blanks}"\r\n`)
})
