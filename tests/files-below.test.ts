import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '#server/pages/site-files.ts'
import { filesBelow } from '../scripts/files-below.ts'

// On Windows, a backslash separates folders.
describe.runIf(sep === '/')('a file with a backslash in its name', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'backslash-'))
    mkdirSync(join(folder, 'in'))
    for (const name of ['404.html', 'in/a\\b.txt']) writeFileSync(join(folder, name), 'text')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is listed under its name', () => {
    expect(filesBelow(folder)).toEqual(['404.html', 'in/a\\b.txt'])
  })

  it('does not stop the server from reading the site', () => {
    expect([...readSite(folder).files.keys()]).toEqual(['/in/a\\b.txt'])
  })
})
