import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ticsIn } from './tics.ts'

const inFolders = ['data'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(md|json|yaml)$/.test(file))
    .map(file => join(folder, file).replaceAll('\\', '/')),
)
const files = inFolders.toSorted()

it('the words of this site keep the rules of docs/voice.md', () => {
  expect(files.length).toBeGreaterThan(80)
  const found = files.flatMap(file =>
    ticsIn(file, readFileSync(file, 'utf8')).map(
      ({ line, found: words, advice }) => `${file}:${line} "${words.trim()}": ${advice}`,
    ),
  )
  expect(found).toEqual([])
})
