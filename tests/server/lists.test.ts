import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstIssue, type ListName, lists } from '#lists/contract.ts'
import { createLists } from '#server/lists.ts'
import type { SiteFile } from '#server/pages/site-files.ts'
import { startTestServer } from './test-server.ts'

describe('the lists', () => {
  it('come as the contract has them, and not again to those who have them', async () => {
    const server = await startTestServer()
    for (const name of Object.keys(lists) as ListName[]) {
      const address = `${server.origin}/api/${name}`
      const answer = await fetch(address)
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'application/json'])
      expect([name, firstIssue(lists[name], await answer.json())]).toEqual([name, undefined])
      const etag = answer.headers.get('etag') ?? ''
      expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    }
    await server.stop()
  })

  it('come packed to those who can read it, each packing under a name of its own', async () => {
    const server = await startTestServer()
    const sizeOf = (name: string) => statSync(`dist/api/${name}`).size
    const [longest] = Object.keys(lists).toSorted((one, other) => sizeOf(other) - sizeOf(one))
    const ask = async (encoding: string) => {
      const answer = await fetch(`${server.origin}/api/${longest}`, { headers: { 'Accept-Encoding': encoding } })
      const { headers } = answer
      const names = ['content-encoding', 'vary'].map(name => headers.get(name))
      return {
        names,
        etag: headers.get('etag'),
        length: Number(headers.get('content-length')),
        text: await answer.text(),
      }
    }
    const [bare, zipped, brotli] = [await ask('identity'), await ask('gzip'), await ask('gzip, br')]
    expect([bare, zipped, brotli].map(({ names }) => names)).toEqual([
      [null, 'Accept-Encoding'],
      ['gzip', 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
    ])
    expect(new Set([bare.etag, zipped.etag, brotli.etag]).size).toBe(3)
    expect(new Set([bare.text, zipped.text, brotli.text]).size).toBe(1)
    expect(brotli.length).toBeLessThan(bare.length)
    await server.stop()
  })
})

const job = { department: 'Night', locationType: 'Remote', description: 'Light.', applyLink: '/careers/apply' }

describe('a list that its owner changes', () => {
  let folder = ''
  let said: string[]
  let time = 0
  const later = () => {
    time += 5000
  }
  const listOf = () =>
    createLists({
      dataFolder: folder,
      builtFolder: 'dist/api',
      log: { info: text => said.push(text), error: text => said.push(text) },
      now: () => time,
    })
  const textOf = (list: SiteFile | undefined) => list && Buffer.from(list.identity.bytes).toString()
  const titles = (body = '[]') => (JSON.parse(body) as { title: string }[]).map(({ title }) => title)
  const jobs = () => JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8')) as { title: unknown }[]
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value))

  const jobOf = (title: string, at: number) => ({ ...job, id: at + 1, title })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lists-'))
    cpSync('data', folder, { recursive: true })
    write('jobs.json', ['Lamplighter', 'Bell ringer', 'Miller'].map(jobOf))
    said = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is served anew without a restart', () => {
    const list = listOf()
    const before = list('jobs')
    write('jobs.json', jobs().slice(1))
    later()
    expect(titles(textOf(list('jobs')))).toEqual(titles(textOf(before)).slice(1))
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
    expect(said).toEqual([
      expect.stringMatching(/^invalid data files, the last valid lists are served: data\/jobs\.json: /),
    ])
    write('jobs.json', [])
    later()
    expect(textOf(list('jobs'))).toBe('[]')
  })

  it('is the built one where its file was never right', () => {
    write('teams.json', 'nonsense')
    expect(textOf(listOf()('teams'))).toBe(readFileSync('dist/api/teams', 'utf8'))
    rmSync(folder, { recursive: true })
    expect(textOf(listOf()('jobs'))).toBe(readFileSync('dist/api/jobs', 'utf8'))
    expect(said).toHaveLength(2)
    cpSync('data', folder, { recursive: true })
  })
})
