import { describe, expect, it } from 'vitest'
import { leftovers, readTexts, samplesOf } from '../scripts/sample-content.ts'

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

  it('is whoever answers the press', () => {
    const press = (name: string) => `export default { contact: { person: '${name}, communications' } }\n`
    const path = 'src/site/words/press.ts'
    const was = samplesOf(new Map([[path, press('Laila Noor')]]))
    const signs = (text: string) => leftovers(new Map([[path, `// ours\n${text}`]]), was)[0]?.signs
    expect(signs(press('Laila Noor'))).toEqual(['quotes Laila Noor'])
    expect(signs(press('Zara Malik'))).toBeUndefined()
  })

  it('is nothing where the owner wrote, and does not come back with other line ends', () => {
    expect(left('src/site/words/home.ts', page('Zara Malik', 'loom.test'))).toBeUndefined()
    expect(left('data/teams.json', '[]\r\n')).toEqual(['as delivered'])
    expect(leftovers(new Map(), samples)).toEqual([])
  })
})

describe('an invented person', () => {
  it('stands in one file, and in the case study that its page links to', () => {
    const { 'src/site/words/case-studies/studies.ts': _, ...others } = samplesOf(readTexts('.'))
    const people = Object.values(others).flatMap(sample => sample.people)
    expect(people).not.toEqual([])
    expect(people.filter((person, at) => people.indexOf(person) !== at)).toEqual([])
  })
})
