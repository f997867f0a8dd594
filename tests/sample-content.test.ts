import { describe, expect, it } from 'vitest'
import { leftovers, samplesOf } from '../scripts/sample-content.ts'

const page = (author: string, website: string) =>
  `export default { quotes: [{ author: '${author}' }], website: 'https://${website}' }\n`
const delivered = new Map([
  ['data/teams.json', '[]\n'],
  ['src/site/words/home.ts', page('Rokeya Begum', 'loom.example')],
])
const samples = samplesOf(delivered)
const left = (path: string, text: string) => leftovers(new Map([[path, text]]), samples)[0]?.signs

describe('what is left of the sample content', () => {
  it('is all of it at first', () => {
    expect(leftovers(delivered, samples)).toEqual([
      { path: 'data/teams.json', signs: ['as delivered'] },
      { path: 'src/site/words/home.ts', signs: ['as delivered', 'quotes Rokeya Begum', '1 address under .example'] },
    ])
  })

  it('is a quoted person, a mark or an invented address in a file that was changed, or is new', () => {
    expect(left('src/site/words/home.ts', page('Rokeya Begum', 'loom.test'))).toEqual(['quotes Rokeya Begum'])
    expect(left('src/site/words/new.ts', 'export const all = [{ sample: true }, { sample: true }]\n')).toEqual([
      '2 entries marked as sample',
    ])
    expect(left('src/site/words/new.ts', page('Zara Malik', 'loom.example'))).toEqual(['1 address under .example'])
  })

  it('is nothing where the owner wrote, and does not come back with other line ends', () => {
    expect(left('src/site/words/home.ts', page('Zara Malik', 'loom.test'))).toBeUndefined()
    expect(left('data/teams.json', '[]\r\n')).toEqual(['as delivered'])
    expect(leftovers(new Map(), samples)).toEqual([])
  })
})
