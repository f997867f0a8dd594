import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fingerprintsOf, leftovers, readContent } from '../../scripts/sample-content.ts'
import { textsIn } from '../../scripts/texts.ts'

const list = readFileSync('scripts/sample-content.txt', 'utf8').trim().split('\n')
const content = readContent('.')

it('the list of delivered texts is that of the content: after a change, npm run check:content -- --record', () => {
  const now = new Set(fingerprintsOf(content))
  const then = new Set(list)
  expect({
    missing: [...now].filter(print => !then.has(print)).length,
    stale: [...then].filter(print => !now.has(print)).length,
  }).toEqual({ missing: 0, stale: 0 })
})

it('every file that an owner replaces is on the list as it was delivered', () => {
  const listed = leftovers(content, new Set(list)).map(({ path }) => path)
  expect([...content.keys()].filter(path => !listed.includes(path))).toEqual([])
})

it('a person who is quoted is invented once: in one file, and in the case study that its page links to', () => {
  const people = [...content].flatMap(([path, text]) => {
    const quoted = textsIn(path, text).filter(({ key }) => key === 'author')
    return /\/case-studies\/|\/posts\.ts$|\/blog\//.test(path) ? [] : [...new Set(quoted.map(each => each.text))]
  })
  expect(people.length).toBeGreaterThan(20)
  expect(people.filter((person, at) => people.indexOf(person) !== at)).toEqual([])
})

describe('the content of this project', () => {
  const content = readContent('.')

  it('is read without the files that hold no sample', () => {
    const neutral = [...content.keys()].filter(path =>
      /README|\/(?:shell|not-found|offline|sitemap|page|texts|menus)\./.test(path),
    )
    expect(neutral).toEqual([])
    expect(content.size).toBeGreaterThan(80)
  })

  it('is off the list once every word of it is another', () => {
    const prints = new Set(fingerprintsOf(content))
    const replaced = new Map([...content].map(([path, text]) => [path, text.replace(/\p{L}+/gu, 'ours')]))
    expect(leftovers(content, prints).length).toBeGreaterThan(80)
    expect(leftovers(replaced, prints)).toEqual([])
  })
})
