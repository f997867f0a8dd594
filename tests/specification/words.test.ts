import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageOfView } from '#build/content/pages.ts'
import { habitsIn } from './habits.ts'
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

it('the whole site has each habit of its English no more often than it had, and the aim is lower still', () => {
  const all = habitsIn()
  expect(all.filter(({ found, most }) => found > most)).toEqual([])
  expect(all.filter(({ most, aim }) => aim > most)).toEqual([])
  const one = habitsIn('It stood beside the till: nobody may ring it; without tea, nine are drawn by lot.')
  expect(one.filter(({ found }) => found > 0).map(({ name }) => name)).toEqual([
    'colon inside a sentence',
    'semicolon',
    'without',
    'may, as a verb',
    'someone, no one, nobody',
    'stand, lie',
    'telephone, ring',
    'beside',
    'tea, lunch',
    'by lot',
    'nine',
  ])
})

it('the blog has the categories of docs/specification.md#blog', () => {
  expect(pageOfView('blog')?.words.categories).toEqual([
    ...['Digital Transformation', 'Technology', 'Cloud Computing'],
    ...['Design', 'Cybersecurity', 'Development'],
  ])
})
