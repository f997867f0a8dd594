import { expect, it } from 'vitest'
import { type OfflineList, pagePathOf } from './list.ts'

const page = { revision: 'a', needs: [] }
const list: OfflineList = {
  files: [],
  pages: { '/': page, '/about': page },
  aliases: { '/about-us': '/about' },
}

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['//about//', '/about'],
  ['/%61bout', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/about-us/', '/about'],
  ['/%', undefined],
  ['/%00', undefined],
  ['/constructor', undefined],
])('without a network, %s leads to %s as on the server', (written, path) => {
  expect(pagePathOf(list, written)).toBe(path)
})
