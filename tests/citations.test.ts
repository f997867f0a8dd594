import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const document = 'docs/specification.md'

/** Returns the fragment of a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

describe(`what is cited of ${document}`, () => {
  const text = readFileSync(document, 'utf8')
  const sections = new Set([...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => slug(heading)))
  const files = ['src', 'tests', 'mock-api', 'scripts'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file}`)
      .filter(file => /\.(tsx?|css|md)$/.test(file)),
  )
  const cited = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/specification\.md#([a-z-]+)/g)].map(([, section = '']) => ({
      file,
      section,
    })),
  )

  it('is a section of it', () => {
    expect(cited.length).toBeGreaterThan(10)
    expect(cited.filter(({ section }) => !sections.has(section))).toEqual([])
  })

  it('so are the places that it links to itself', () => {
    const links = [...text.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, section = '']) => section)
    expect(links.filter(section => !sections.has(section))).toEqual([])
  })
})
