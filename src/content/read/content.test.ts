import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainText } from '#content/text-file.ts'
import { ContentError, faultLine, nearest, sortedFaults } from './fault.build.ts'
import { readSource } from './source.build.ts'
import { menuRemarks } from './todos.build.ts'

it('a fault is listed once, by file and by line as a number', () => {
  const at = (file: string, line: number) => ({ file, line, message: 'wrong' })
  const all = [at('b', 1), at('a', 10), at('a', 9), at('b', 1)]
  expect(sortedFaults(all).map(faultLine)).toEqual(['a:9: wrong', 'a:10: wrong', 'b:1: wrong'])
  expect(new ContentError(...all).message).toBe('a:9: wrong\na:10: wrong\nb:1: wrong')
})

it('a text is read with the line ends of every system', () => {
  expect(plainText('\uFEFFa\r\nb\rc\n')).toBe('a\nb\nc\n')
})

it('a placeholder is filled in texts, and left alone behind a backslash and in a block of code', () => {
  const root = mkdtempSync(join(tmpdir(), 'source-'))
  const code = '```\n{{name}}\n```\n\n> ~~~js\n> {{name}}\n> ~~~\n\n- a\n\n      ````\n      ```\n      {{name}}\n      ```\n      ````\n'
  writeFileSync(join(root, 'a.md'), `---\ntitle: Of {{ name | capital }}\n---\n{{name}}, \\{{name}}.\n\n${code}\n{{name}}\n`)
  writeFileSync(join(root, 'a.json'), '["{{name}}", "\\\\{{name}}"]')
  const filling = { values: new Map([['name', 'loom Ltd.']]), faults: [] }
  const { data, markdown } = readSource(root, 'a.md', filling)
  expect([data.title, markdown]).toEqual(['Of Loom Ltd.', `loom Ltd., {{name}}.\n\n${code}\nloom Ltd.\n`])
  expect(readSource(root, 'a.json', filling).data).toEqual(['loom Ltd.', '{{name}}'])
  rmSync(root, { recursive: true })
})

it('a service that no menu names is remarked upon', () => {
  const root = mkdtempSync(join(tmpdir(), 'menus-'))
  mkdirSync(join(root, '.content'))
  const write = (name: string, value: unknown) => writeFileSync(join(root, `.content/${name}.json`), JSON.stringify(value))
  write(
    'map',
    ['/about', '/services/new', '/services/old', '/services/old/part', '/industries/old'].map(path => ({ path })),
  )
  write('menus', { industries: ['/industries/old#shops'], solutions: [] })
  write('footer', { services: [{ path: '/services/old', label: 'Old' }] })
  expect(menuRemarks(root).map(faultLine)).toEqual([
    'data/pages/services/new.yaml: no menu names this page; expected "/services/new" in data/menus.yaml, if visitors are to find it there',
  ])
  rmSync(root, { recursive: true })
})

describe('the nearest right value', () => {
  it('differs by a mistake in typing', () => {
    const names = ['shopping-cart', 'truck', 'heart', 'chart-bar']
    expect(nearest('shoping-cart', names)).toBe('shopping-cart')
    expect(nearest('Shopping_Cart', names)).toBe('shopping-cart')
    expect(nearest('turck', names)).toBe('truck')
    expect(nearest('hart', names)).toBe('heart')
    expect(nearest('2026-02-31', ['2026-02-28', '2026-03-31'])).toBe('2026-03-31')
  })

  it('is none where nothing is close', () => {
    expect(nearest('banana', ['truck', 'heart'])).toBeUndefined()
    expect(nearest('x', [])).toBeUndefined()
  })
})
