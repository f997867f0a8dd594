import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { files, read } from './dist.ts'

it('what gets smaller has packed copies that give the same bytes', () => {
  const packed = files.filter(file => file.endsWith('.br'))
  expect(packed.length).toBeGreaterThan(200)
  for (const file of packed) {
    const original = read(file.slice(0, -3))
    expect(brotliDecompressSync(read(file)).equals(original), file).toBe(true)
    expect(gunzipSync(read(`${file.slice(0, -3)}.gz`)).equals(original), file).toBe(true)
    expect(read(file).length).toBeLessThan(original.length)
  }
  for (const page of ['index.html', 'about.html', '404.html', 'offline.json', 'api/jobs'])
    expect(packed).toContain(`${page}.br`)
})

it('packed copies are no files of the site: nothing refers to them', () => {
  expect(read('offline.json').toString()).not.toMatch(/\.(br|gz)"/)
})
