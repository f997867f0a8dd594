import { expect, it } from 'vitest'
import { otherWidth } from './other-width.ts'

const keys = [
  '/about?saved=0123456789abcdef',
  '/art/office.01234567.svg?saved=00',
  '/art/office-roof-wide-480.01234567.avif?saved=01',
  '/art/office-wide-480.89abcdef.avif?saved=02',
]

it('the saved width of a photograph answers requests for all its widths and formats', () => {
  for (const address of ['/art/office-wide-1200.aaaaaaaa.avif', '/art/office-wide-800.bbbbbbbb.webp'])
    expect(otherWidth(address, keys)).toBe(keys[3])
})

it('drawings, other photographs and unsaved ones have no other width', () => {
  for (const address of [
    '/art/office.99999999.svg',
    '/art/office-portrait-192.aaaaaaaa.avif',
    '/art/desk-wide-480.aaaaaaaa.avif',
  ])
    expect(otherWidth(address, keys)).toBeUndefined()
})
