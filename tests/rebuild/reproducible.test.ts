import { rmSync } from 'node:fs'
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
