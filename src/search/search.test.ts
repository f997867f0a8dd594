import { describe, expect, it } from 'vitest'
import { find } from './find.ts'
import { type IndexFile, packAll, unpackAll } from './index-file.ts'
import { piecesOf } from './marks.ts'
import { distance, slipsIn } from './near.ts'
import { openIndex } from './open-index.ts'
import { stemsIn } from './words.ts'

const texts = [
  ['/tills', 'Tills for shops', 'A cash register for restaurants that sells offline'],
  ['/backups', 'Backups', 'Restoring the rest of what was lost, tested every month'],
  ['/bangla', 'Two scripts', 'The button says জমা দিন in Bangla'],
] as const

const stems = [...new Set(texts.flatMap(([, , text]) => stemsIn(text)))]

const file: IndexFile = {
  synonyms: [['POS', 'point of sale', 'till', 'checkout']],
  stems: stems.join(' '),
  texts: packAll(
    texts.flatMap(([, , text]) => [
      stemsIn(text)
        .map(stem => stems.indexOf(stem))
        .sort((a, b) => a - b),
      [],
    ]),
  ),
  pages: texts.map(([path, title, text]) => [path, title, '', 0, [text], ['Ask us', `Ask about ${title}`]]),
}
const index = openIndex(file)
const paths = (query: string) => find(query, index).found.map(({ href }) => href)

describe('a search finds', () => {
  it.each([
    ['any form of a word', 'tested restore', '/backups'],
    ['a word that is being typed', 'regi', '/tills'],
    ['a word whose ending is being typed', 'restorin', '/backups'],
    ['a word with two letters wrong in seven', 'rigistar', '/tills'],
    ['a word with two letters swapped', 'offilne', '/tills'],
    ['a word with its first two letters swapped', 'erstoring', '/backups'],
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

  it('the top of a page whose name is all that was wanted', () => expect(paths('backups')).toEqual(['/backups']))

  it('nothing for words of everywhere', () => expect(paths('the and of ')).toEqual([]))
})

describe('letters that may be wrong', () => {
  it('are two in seven', () => expect(['pos', 'till', 'offline', 'integrations'].map(slipsIn)).toEqual([0, 1, 2, 2]))

  it('are counted with neighbours that were swapped as one', () => {
    expect([distance('andriod', 'android', 2), distance('till', 'tall', 2), distance('a', 'abcd', 2)]).toEqual([
      1, 1, 3,
    ])
  })
})

it('packed numbers come back, those of characters that JSON escapes too', () => {
  const lists = [[0, 1, 57, 58, 115, 4000], [], [60_000]]
  expect(unpackAll(JSON.parse(JSON.stringify(packAll(lists))))).toEqual(lists)
})

it('what was looked for is marked: words in any form, and expressions that mean the same', () => {
  const marked = (text: string, query: string) =>
    piecesOf(text, find(query, index).wanted, index)
      .filter(piece => piece.marked)
      .map(piece => piece.text)
  expect(marked('We sell; selling is what the point of sale does.', 'tills sells')).toEqual([
    'sell',
    'selling',
    'point of sale',
  ])
})
