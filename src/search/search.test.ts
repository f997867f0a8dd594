import MiniSearch from 'minisearch'
import { describe, expect, it, vi } from 'vitest'
import { cpuTimeOf, hostileValues } from '../../tests/hostile-values.ts'
import { find } from './find.ts'
import { openIndex, optionsOf } from './index-file.ts'
import { piecesOf } from './result.tsx'
import { vocabularyOf } from './words.ts'

// The words of these tests are English.
vi.mock('#content/company.ts', async original => {
  const { company, ...others } = await original<typeof import('#content/company.ts')>()
  return { ...others, company: { ...company, language: 'en' } }
})

const synonyms = [
  ['POS', 'point of sale', 'till', 'checkout'],
  ['cost', 'price'],
]

const pages = [
  ['/tills', 'Tills for shops', 'A cash register for restaurants that sells offline.'],
  ['/backups', 'Backups', 'Restoring the rest of what was lost, tested every month.'],
  ['/bangla', 'Two scripts', 'The button says জমা দিন in Bangla, beside pounds.'],
] as const

const ask = (title: string) => ({
  anchor: 'cost',
  heading: 'What does it cost?',
  text: `Part\nWeeks\nPrice\nEvery one of the ${title} is fixed. They start at 1,200 dollars. Ask us for more.`,
})
const texts = Object.fromEntries(
  pages.map(([path, title, text]) => [path, [{ anchor: '', heading: title, text }, ask(title)]]),
)
const made = new MiniSearch(optionsOf(vocabularyOf(synonyms)))
for (const [path, title, text] of pages)
  made.add({
    path,
    title,
    label: '',
    description: text,
    kind: 'page',
    picture: '',
    headings: ask(title).heading,
    text: ask(title).text,
  })
const index = await openIndex({ synonyms, pages: made.toJSON() }, texts)
const paths = (query: string) => find(query, index).found.map(({ href }) => href)

describe('a search finds', () => {
  it.each([
    ['any form of a word', 'tested restore', '/backups'],
    ['a word that is being typed', 'regi', '/tills'],
    ['a word whose ending is being typed', 'restorin', '/backups'],
    ['a word with two letters wrong in seven', 'rigistar', '/tills'],
    ['a word with two letters swapped', 'offilne', '/tills'],
    ['a short word with two letters swapped', 'slels', '/tills'],
    ['a word with its first two letters swapped', 'erstoring', '/backups'],
    ['a word with two letters swapped while it is typed', 'restuara', '/tills'],
    ['a misspelt word that begins with another one', 'resturant', '/tills'],
    ['what means the same', 'point of sale', '/tills'],
    ['a word that is in no text but means the same, while it is typed', 'checko', '/tills'],
    ['such a word when it is misspelt', 'chekcout', '/tills'],
    ['its short form', 'pos', '/tills'],
    ['Bangla as it is written', 'দিন', '/bangla'],
    ['Bangla that is being typed', 'জম', '/bangla'],
  ])('%s', (_, query, path) => expect(paths(query)[0]).toBe(path))

  it('nothing for a word that is nowhere, and suggests one with a similar spelling', () => {
    const { found, near } = find('upsbakc', index)
    expect([found, near.map(({ href }) => href)]).toEqual([[], ['/backups']])
  })

  it('nothing, and nothing near, for what is like nothing', () => {
    for (const query of ['kqzwxv', 'যোগাযোগ']) {
      const { found, near } = find(query, index)
      expect([query, found, near]).toEqual([query, [], []])
    }
  })

  it('no word that begins with another letter', () => expect(paths('begister')).toEqual([]))

  it('the top of a page whose name is all that was wanted', () => expect(paths('backups')[0]).toBe('/backups'))

  it('no word that only begins as a stem does', () => expect(paths('pos')).toEqual(['/tills']))

  it('nothing for words of everywhere', () => expect(paths('the and of ')).toEqual([]))
})

describe('a result', () => {
  it('names its page first, then the place', () => {
    const [{ title, href } = { title: '', href: '' }] = find('till price', index).found
    expect([title, href]).toEqual(['Tills for shops: What does it cost?', '/tills#cost'])
  })

  it('quotes the sentences that tell the amount, and no cell of a table', () => {
    expect(find('till price', index).found[0]?.quote).toBe(
      'Every one of the Tills for shops is fixed. They start at 1,200 dollars.',
    )
  })

  it('of a name quotes the description of its page', () => {
    expect(find('backups', index).found[0]?.quote).toBe(pages[1][2])
  })

  it('is one for each page', () => {
    expect(paths('price')).toHaveLength(pages.length)
    expect(new Set(paths('price').map(href => href.replace(/#.*/, ''))).size).toBe(pages.length)
  })

  it('has marks on words in any form, and on expressions that mean the same', () => {
    const marked = (text: string, query: string) =>
      piecesOf(text, find(query, index).wanted, index.vocabulary)
        .filter(piece => piece.marked)
        .map(piece => piece.text)
    expect(marked('We sell; selling is what the point of sale does.', 'tills sells')).toEqual([
      'sell',
      'selling',
      'point of sale',
    ])
  })
})

it.each(hostileValues)('a query of %s, which is pasted or in a link, holds nothing up', (_, value) => {
  expect(cpuTimeOf(() => find(value.slice(0, 5000), index))).toBeLessThan(50)
})
