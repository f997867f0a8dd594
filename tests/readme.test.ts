import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pictures } from '../scripts/screenshots.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
]
const readme = readFileSync('README.md', 'utf8')

it("each of the README's pictures is taken by `npm run screenshots`, and is there", () => {
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file)
  expect(shown.length).toBeGreaterThan(0)
  expect(pictures.map(({ file }) => file)).toEqual(expect.arrayContaining(shown))
  for (const file of shown) expect([file, existsSync(file ?? '')]).toEqual([file, true])
})

/** Returns the anchor of a heading, as GitHub forms it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')

it('every link of the documents leads to a file and a heading that are there', () => {
  const linked = documents.flatMap(file =>
    [
      ...readFileSync(file, 'utf8')
        .replace(/`[^`]*`/g, '')
        .matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g),
    ].map(([, path, anchor = '']) => [path ? join(dirname(file), path) : file, anchor] as const),
  )
  expect(linked.length).toBeGreaterThan(20)
  const broken = linked.filter(([path, anchor]) => {
    if (!existsSync(path) || anchor === '') return !existsSync(path)
    const headings = [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    )
    return !headings.includes(anchor)
  })
  expect(broken).toEqual([])
})

it('every command that the documents name is one of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = documents.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => [file, name]),
  )
  expect(named.map(([, name]) => name)).toContain('screenshots')
  expect(named.filter(([, name = '']) => !(name in scripts))).toEqual([])
})
