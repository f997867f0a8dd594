import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildIn, copyOfProject, hashes } from './project.ts'

const folder = copyOfProject()
afterAll(() => rmSync(folder, { recursive: true }))

it('a second build, elsewhere and with React’s development checks on, writes the same bytes', () => {
  const { status, stdout } = buildIn(folder, { REACT_CHECKS: '1' })
  expect(status, stdout).toBe(0)
  expect(hashes(join(folder, 'dist'))).toEqual(hashes('dist'))
})

it('one other word changes its page, the search index with the page that names it, and the list of what to save', () => {
  const source = join(folder, 'data/pages/services/cybersecurity.yaml')
  const words = readFileSync(source, 'utf8')
  const changed = words.replace(/^(lead: ['"]?)/m, '$1Changed. ')
  expect(changed).not.toBe(words)
  writeFileSync(source, changed)
  const { status, stdout } = buildIn(folder)
  expect(status, stdout).toBe(0)
  const before = hashes('dist')
  const after = hashes(join(folder, 'dist'))
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(file => before[file] !== after[file])
    // The date in the sitemap changes with the content, unless it is still the same day.
    .filter(file => file !== '/sitemap.xml' && !/\.(br|gz)$/.test(file))
    .map(file => file.replace(/-(?:[0-9a-f]{8}|[0-9a-f]{16})(-texts)?\./, '$1.'))
  expect([...new Set(different)].sort()).toEqual([
    '/assets/search-texts.json',
    '/assets/search.json',
    '/offline.json',
    '/search.html',
    '/services/cybersecurity.html',
  ])
})
