import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addService, buildIn, copyOfProject } from './project.ts'

const address = /\/art\/([a-z0-9-]+)\.([0-9a-f]{8})\.svg/g

const namesOf = (folder: string) =>
  readdirSync(join(folder, 'art'))
    .filter(file => file.endsWith('.svg'))
    .sort()

/** Every drawing of an output folder, by name, as address and bytes. */
const drawings = (folder: string) =>
  new Map(
    namesOf(folder).map(file => [
      file.slice(0, file.indexOf('.')),
      { address: `/art/${file}`, bytes: readFileSync(join(folder, 'art', file), 'utf8') },
    ]),
  )

/** The addresses of drawings that pages mention, whether they show them at once or later. */
function mentioned(folder: string): Set<string> {
  const found = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true }) as string[])
    if (/\.(html|js|json)$/.test(file))
      for (const [whole] of readFileSync(join(folder, file), 'utf8').matchAll(address)) found.add(whole)
  return found
}

const accents = (folder: string) =>
  new Map(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter(file => file.endsWith('.html'))
      .map(file => [file, /data-accent="(\w+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]]),
  )

it('every address of a drawing names its bytes, every mentioned one exists, and none is without a mention', () => {
  for (const [name, { address: found, bytes }] of drawings('dist'))
    expect(found).toBe(`/art/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.svg`)
  expect([...mentioned('dist')].sort()).toEqual(namesOf('dist').map(file => `/art/${file}`))
})

describe('one more page, before all others of its kind', () => {
  const folder = copyOfProject()
  const dist = join(folder, 'dist')
  let added = ''
  beforeAll(() => {
    added = addService(folder)
    const { status, stdout } = buildIn(folder)
    expect(status, stdout).toBe(0)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('changes no drawing and no accent of the others', () => {
    const after = drawings(dist)
    for (const [name, drawing] of drawings('dist')) expect([name, after.get(name)]).toEqual([name, drawing])
    const accentsAfter = accents(dist)
    for (const [file, accent] of accents('dist')) expect([file, accentsAfter.get(file)]).toEqual([file, accent])
    expect(after.size).toBeGreaterThan(drawings('dist').size)
    expect(accentsAfter.get(`${added.slice(1)}.html`)).toBeDefined()
  })
})
