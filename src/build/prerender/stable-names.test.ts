import { expect, it } from 'vitest'
import { nameChunks } from './stable-names.ts'

const chunks = (words: string, tool = 'tool') =>
  new Map([
    ['app-AAAAAAAA.js', 'import"./tool-CCCCCCCC.js";importRouteModule("words")'],
    ['words-BBBBBBBB.js', `import"./app-AAAAAAAA.js";"${words}"`],
    ['tool-CCCCCCCC.js', `"${tool}"`],
  ])

it('changes the name of what has changed and of what imports it, and no other', () => {
  const before = nameChunks(chunks('one'))
  const afterWords = nameChunks(chunks('two'))
  const changed = [...before].filter(([old, name]) => afterWords.get(old) !== name).map(([old]) => old)
  expect(changed).toEqual(['words-BBBBBBBB.js'])
  const afterTool = nameChunks(chunks('one', 'better tool'))
  expect([...before].filter(([old, name]) => afterTool.get(old) !== name)).toHaveLength(3)
})

it('gives the same names whatever the bundler has called the chunks', () => {
  const renamed = new Map([...chunks('one')].map(([name, text]) => [name, text] as const))
  const other = new Map(
    [...renamed].map(([name, text]) => [name.replace(/[ABC]{8}/, 'ZZZZZZZZ'), text.replace(/[ABC]{8}/g, 'ZZZZZZZZ')]),
  )
  expect([...nameChunks(other).values()]).toEqual([...nameChunks(renamed).values()])
})

it('can name chunks that import each other', () => {
  const circle = new Map([
    ['a-AAAAAAAA.js', 'import"./b-BBBBBBBB.js"'],
    ['b-BBBBBBBB.js', 'import"./a-AAAAAAAA.js"'],
  ])
  expect(new Set(nameChunks(circle).values()).size).toBe(2)
})
