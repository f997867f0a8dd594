import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { files, pages, read } from './dist.ts'

it('compressible files have Brotli and gzip copies that decompress to the same bytes', () => {
  const packed = files.filter(file => file.endsWith('.br'))
  for (const { file } of pages) expect(packed).toContain(`${file}.br`)
  for (const file of packed) {
    const original = read(file.slice(0, -3))
    expect(brotliDecompressSync(read(file)).equals(original), file).toBe(true)
    expect(gunzipSync(read(`${file.slice(0, -3)}.gz`)).equals(original), file).toBe(true)
    expect(read(file).length).toBeLessThan(original.length)
  }
  const large = files.filter(
    file => /^(api\/|offline\.json$)/.test(file) && !/\.(br|gz)$/.test(file) && read(file).length > 2000,
  )
  for (const page of ['index.html', 'about.html', '404.html', ...large]) expect(packed).toContain(`${page}.br`)
})

it('nothing refers to the compressed copies', () => {
  expect(read('offline.json').toString()).not.toMatch(/\.(br|gz)"/)
})
