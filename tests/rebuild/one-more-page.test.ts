import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawings } from '../drawings.ts'
import { addService, buildIn, copyOfProject, typesIn } from './project.ts'

/** The accent of every page, by its file. */
const accents = (folder: string) =>
  new Map(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter(file => file.endsWith('.html'))
      .map(file => [file, /data-accent="(\w+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]]),
  )

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

  it('is an entry in the map and a file of words, for the compiler too', () => {
    expect(typesIn(folder)).toBe('')
  })

  it('changes no drawing and no accent of the others', () => {
    const after = drawings(dist)
    for (const [name, drawing] of drawings('dist')) expect([name, after.get(name)]).toEqual([name, drawing])
    const accentsAfter = accents(dist)
    for (const [file, accent] of accents('dist')) expect([file, accentsAfter.get(file)]).toEqual([file, accent])
    expect(after.size).toBeGreaterThan(drawings('dist').size)
    expect(accentsAfter.get(`${added.slice(1)}.html`)).toBeDefined()
  })
})
