import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIn, copyOfProject } from './project.ts'

const karibu = {
  name: 'Karibu Labs',
  legalName: 'Karibu Labs Ltd',
  city: 'Nairobi',
  country: 'Kenya',
  countryCode: 'KE',
  zone: 'Africa/Nairobi',
  currency: 'KES',
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  hours: ['08:30', '17:30'],
  founded: '2016-03-14',
  founder: 'Wanjirũ Otieno',
  people: 18,
  address: ['4th floor, Kijani House', 'Ngong Road', 'Nairobi 00100'],
  phone: '+254 20 555 0142',
  siteUrl: 'https://karibulabs.example',
  email: 'hello@karibulabs.example',
  services: ['web-development', 'mobile-app-development', 'cloud-services'],
  industries: ['retail'],
  keep: [],
}

/** Says nothing but what has to be said. */
const tiny = { name: "O'Hara নকশা", city: 'Cork', country: 'Ireland', services: ['it-consulting'] }

/** Of the sample company, its place and its craft; `Bengali` is a script too. */
const traces = /nokshi|dhaka|bangladesh|bengal\b|\btaka\b|kantha/i

const program = (folder: string, ...parts: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...parts], { cwd: folder, encoding: 'utf8' })

function makeMine(folder: string, answers: object) {
  writeFileSync(join(folder, 'mine.json'), JSON.stringify(answers))
  return program(folder, 'scripts/make-mine/index.ts', '--answers', 'mine.json')
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

const contents = (folder: string) =>
  new Map(filesIn(join(folder, 'data')).map(path => [path, readFileSync(path, 'utf8')]))

describe.each([
  ['all answers', karibu, 0],
  ['three answers', tiny, 1],
])('a site made of %s', (_, answers, strictStatus) => {
  const folder = copyOfProject()
  beforeAll(() => {
    cpSync('scripts', join(folder, 'scripts'), { recursive: true })
    const { status, stderr } = makeMine(folder, answers)
    expect(status, stderr).toBe(0)
    const built = buildIn(folder)
    expect(built.status, built.stdout).toBe(0)
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('names the new company on every page, and the first one, its place and its craft in no file', () => {
    const files = ['dist', 'dist-hosts'].flatMap(output => filesIn(join(folder, output)))
    const found = files.flatMap(
      file =>
        traces.exec(`${file.slice(folder.length)} ${readFileSync(file, 'utf8')}`)?.[0].concat(` in ${file}`) ?? [],
    )
    expect(found).toEqual([])
    const pages = files.filter(file => file.endsWith('.html') && readFileSync(file, 'utf8').includes('<h1'))
    expect(pages.length).toBeGreaterThan(12)
    const textOf = (file: string) => readFileSync(file, 'utf8').replace(/&#x27;|&#39;|&apos;|’/g, "'")
    expect(pages.filter(page => !textOf(page).includes(answers.name))).toEqual([])
  })

  it('is the same after a second run with the same answers', () => {
    const before = contents(folder)
    expect(makeMine(folder, answers).stdout).toContain('0 files are written, 0 are deleted.')
    expect(contents(folder)).toEqual(before)
  })

  it('holds no sample, and names what is still to be filled in', () => {
    const { stdout } = program(folder, 'scripts/check-content.ts')
    expect(stdout).not.toContain('as delivered')
    expect(stdout.includes('still to be filled in')).toBe(strictStatus === 1)
  })

  it('is refused by a strict build while something is to be filled in', () => {
    if (strictStatus === 0) return
    const { status, stdout } = program(folder, 'src/build/build.ts', '--strict')
    expect(status).toBe(strictStatus)
    expect(stdout).toMatch(/data\/company\.json:\d+: still to be filled in; expected phone number/)
  })
})
