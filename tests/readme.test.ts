import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictures } from '../scripts/screenshots.ts'

const readme = readFileSync('README.md', 'utf8')

it("each of the README's pictures is taken by `npm run screenshots`, and is there", () => {
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file)
  expect(shown.length).toBeGreaterThan(0)
  expect(pictures.map(({ file }) => file)).toEqual(expect.arrayContaining(shown))
  for (const file of shown) expect([file, existsSync(file ?? '')]).toEqual([file, true])
})

it('every command that the documents name is one of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const documents = readdirSync('docs').filter(file => file.endsWith('.md'))
  const named = ['README.md', 'CONTRIBUTING.md', ...documents.map(file => `docs/${file}`)].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => [file, name]),
  )
  expect(named.map(([, name]) => name)).toContain('screenshots')
  expect(named.filter(([, name = '']) => !(name in scripts))).toEqual([])
})
