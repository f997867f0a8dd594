import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readData } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the files are checked once for all pages, and again when one has changed', () => {
  cpSync('data', folder, { recursive: true })
  const { jobs } = readData(folder)
  expect(readData(folder).jobs).toBe(jobs)
  const file = join(folder, 'jobs.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(jobs[0]?.title ?? '', 'Ferry hand'))
  expect(readData(folder).jobs[0]?.title).toBe('Ferry hand')
  writeFileSync(file, '[')
  expect(() => readData(folder)).toThrow('data/jobs.json')
})
