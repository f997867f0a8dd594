import { expect, it } from 'vitest'
import { parseList } from '#offline/list.ts'
import { read } from './dist.ts'

it('the worker precaches only files of the offline list, because it could not be installed otherwise', () => {
  const listed = new Set(parseList(read('offline.json').toString())?.files.map(({ path }) => path))
  const shell = [
    ...read('service-worker.js')
      .toString()
      .matchAll(/"revision":[^,]+,"url":"(assets\/[^"]+)"/g),
  ]
  expect(shell.length).toBeGreaterThan(10)
  expect(shell.map(([, file]) => `/${file}`).filter(path => !listed.has(path))).toEqual([])
})
