import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobTitles } from '#lists/data-folder.ts'
import { createLists } from '#server/lists.ts'
import type { SiteFile } from '#server/pages/site-files.ts'

const job = { department: 'Night', locationType: 'Remote', description: 'Light.', applyLink: '/careers/apply' }

describe('a list that its owner changes', () => {
  let folder = ''
  let said: string[]
  let time = 0
  const later = () => {
    time += 5000
  }
  const say = (text: string) => void said.push(text)
  const listOf = () => createLists({ dataFolder: folder, siteFolder: 'dist' }, { info: say, error: say }, () => time)
  const textOf = (list: SiteFile | undefined) => list && Buffer.from(list.identity.bytes).toString()
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lists-'))
    cpSync('data', folder, { recursive: true })
    write(
      'jobs.json',
      [1, 2, 3].map(id => ({ ...job, id, title: `Lamplighter ${id}` })),
    )
    said = []
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is served anew without a restart', () => {
    const list = listOf()
    const before = list('jobs')
    expect(textOf(before)).toContain('Lamplighter 1')
    write('jobs.json', [{ ...job, id: 2, title: 'Miller' }])
    later()
    expect(JSON.parse(textOf(list('jobs')) ?? '')).toMatchObject([{ title: 'Miller' }])
    expect(list('jobs')?.br?.etag).not.toBe(before?.br?.etag)
    expect(said).toEqual(['the lists were reloaded'])
  })

  it('stays as it was while the file is wrong, which is said once', () => {
    const list = listOf()
    const before = list('jobs')
    write('jobs.json', '[{ "id": 1')
    for (let times = 0; times < 3; times += 1) {
      later()
      expect(list('jobs')).toBe(before)
    }
    const problem = /^invalid data files, the last valid lists are served: data\/jobs\.json: /
    expect(said).toEqual([expect.stringMatching(problem)])
    write('jobs.json', [])
    later()
    expect(textOf(list('jobs'))).toBe('[]')
  })

  it('is served while an editor has a lock beside it, which is a link to nothing', () => {
    const list = listOf()
    symlinkSync('owner@host.1234', join(folder, '.#jobs.json'))
    write('jobs.json', [])
    later()
    expect(textOf(list('jobs'))).toBe('[]')
    expect(said).toEqual(['the lists were reloaded'])
    expect(jobTitles(folder)).toEqual([])
  })

  it('is the built one where its file was never right', () => {
    write('teams.json', 'nonsense')
    expect(textOf(listOf()('teams'))).toBe(readFileSync('dist/api/teams', 'utf8'))
    rmSync(folder, { recursive: true })
    expect(textOf(listOf()('jobs'))).toBe(readFileSync('dist/api/jobs', 'utf8'))
    expect(said).toHaveLength(2)
  })
})
