import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '#build/emit/files.ts'
import { addJobAndPhotograph, banglaNamed, karibu, leaveFour, makeMine, program, tiny } from './companies.ts'
import { buildArguments, buildIn, copyOfProject, edit, isPacked, writeAsOnWindows } from './project.ts'

/** Traces of the sample company, its place and its craft, in both scripts. `Bengali` is allowed as a script name. */
const long = /nokshi|bangladesh|kantha|নকশি|ঢাকা|বাংলাদেশ|কাঁথা/i
const traces = new RegExp(`${long.source}|dhaka|bengal\\b|\\btaka\\b`, 'i')

const filesIn = (folder: string) => filesBelow(folder).map(file => join(folder, file))

const contents = (folder: string) =>
  new Map(filesIn(join(folder, 'data')).map(path => [path, readFileSync(path, 'utf8')]))

describe.each([
  { of: 'all answers', answers: karibu, least: 13 },
  { of: 'three answers and four pages', answers: tiny, least: 8 },
  {
    of: 'all that can be kept, under a name in Bangla, with a job and a photograph',
    answers: banglaNamed,
    least: 20,
  },
])('a site made of $of', ({ answers, least }) => {
  const folder = copyOfProject()
  beforeAll(async () => {
    for (const part of ['tests', 'vitest.config.ts']) cpSync(part, join(folder, part), { recursive: true })
    if (answers === tiny) writeAsOnWindows(folder)
    const { status, stderr } = makeMine(folder, answers)
    expect(status, stderr).toBe(0)
    if (answers === tiny) leaveFour(folder)
    if (answers === banglaNamed) await addJobAndPhotograph(folder)
    const built = buildIn(folder)
    expect(built.status, built.stdout).toBe(0)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('names the new company on every page, and the first one, its place and its craft in no file', () => {
    const files = ['dist', 'dist-hosts'].flatMap(output => filesIn(join(folder, output)))
    const found = files.flatMap(file => {
      const text = `${file.slice(folder.length)} ${readFileSync(file, 'utf8')}`
      return (isPacked(file) ? long : traces).exec(text)?.[0].concat(` in ${file}`) ?? []
    })
    expect(found).toEqual([])
    const plain = (text: string) => text.replace(/&#x27;|&#39;|&apos;|’/g, "'")
    const pages = files
      .filter(file => file.endsWith('.html'))
      .map(file => [file, plain(readFileSync(file, 'utf8'))] as const)
      .filter(([, html]) => html.includes('<h1'))
    expect(pages.length).toBeGreaterThanOrEqual(least)
    if (answers === tiny) expect(pages).toHaveLength(least)
    const language = `<html lang="${'language' in answers ? answers.language : 'en'}"`
    for (const [file, html] of pages) {
      const has = ['Lda..', language, plain(answers.name)].map(text => html.includes(text))
      expect([file, ...has]).toEqual([file, false, true, true])
    }
  })

  it('is the same after a second run with the same answers', () => {
    const before = contents(folder)
    expect(makeMine(folder, answers).stdout).toContain('0 files written, 0 deleted.')
    expect(contents(folder)).toEqual(before)
  })

  it('holds no sample, and names what is still to be filled in', () => {
    const { stdout } = program(folder, 'scripts/check-content.ts')
    expect(stdout).not.toContain('as delivered')
    expect(stdout.includes('still to be filled in')).toBe(answers !== karibu)
  })

  // The browser tests take minutes. An owner runs them with `npm test`.
  it('passes the tests of what is built', () => {
    const { status, stdout, stderr } = program(folder, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'build')
    expect(status, stdout + stderr).toBe(0)
  })

  it.runIf(answers === banglaNamed)('passes the unit tests in its language', () => {
    const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'src', 'mock-api']
    const { status, stdout } = program(folder, ...unit)
    expect(status, stdout).toBe(0)
  })

  it.runIf(answers === tiny)('is refused by a strict build while something is to be filled in', () => {
    const { status, stdout } = program(folder, ...buildArguments.slice(2), '--strict')
    expect(status).toBe(1)
    expect(stdout).toMatch(/data\/\S+:\d+: still to be filled in; expected \w+/)
  })
})

it('names the line and the right form of a mistake in the answers, and changes nothing', () => {
  const folder = copyOfProject()
  try {
    const before = contents(folder)
    const plain = { name: 'Karibu Labs', city: 'Nairobi' }
    const { status, stderr } = makeMine(folder, { ...plain, country: 'Kenya', langages: ['Swahili'] })
    expect(status).toBe(1)
    const said = 'langages: unknown key; expected one of 24 keys; did you mean "languages"\\?'
    expect(stderr).toMatch(new RegExp(`^mine\\.json:1:\\d+: ${said}\\n$`))
    expect(makeMine(folder, { ...plain, country: 'Nowhere' }).stderr).toContain(
      "countryCode: missing; expected the two letters of Nowhere, which is no country's name",
    )
    expect(contents(folder)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const article = `---
title: How we count stock
excerpt: What a week in a warehouse taught us about counting, and why the second count is the one that a system has to make easy.
author: Wanjirũ Otieno
date: 2026-11-20
category: Projects
tags: [Stock]
---

We counted twice.

## The first count

It was wrong.
`

it('a word that is changed, a page that is deleted and an article that is added are in the next strict build', () => {
  const folder = copyOfProject()
  try {
    makeMine(folder, karibu)
    edit(folder, 'data/pages/index.yaml', /(?<=^headline: ).*/m, 'Software for shops')
    rmSync(join(folder, 'data/pages/services/cloud-services.yaml'))
    // Edits the four places that `npm run content` then reports.
    for (const file of ['data/menus.yaml', 'data/menus.yaml', 'data/pages/index.yaml'])
      edit(folder, file, /\n *- \/services\/cloud-services(?=\n)/, '')
    edit(folder, 'data/pages/services.yaml', / {2}- id: cloud-services\n(?: {4}.*\n)+/, '')
    // Without a page that lists articles, the error of the first article says how to create that page.
    const added = join(folder, 'data/pages/blog/how-we-count-stock.md')
    mkdirSync(dirname(added), { recursive: true })
    writeFileSync(added, article)
    expect(program(folder, 'src/content/read/main.build.ts').stderr).toContain(
      'no page lists it; expected a file data/pages/blog.yaml, as npm run make-mine writes it with "articles" in keep',
    )
    // A second run merges its additions into files that were changed since.
    expect(makeMine(folder, { ...karibu, keep: ['articles'] }).stdout).not.toContain('You have changed')
    rmSync(join(folder, 'data/pages/blog/first-article.md'))
    const { status, stdout } = program(folder, ...buildArguments.slice(2), '--strict')
    expect(status, stdout).toBe(0)
    const written = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
    expect(written('index.html')).toContain('Software for shops</h1>')
    expect(written('blog.html')).toContain('How we count stock')
    expect(written('index.html')).toContain('href="/blog"')
    expect(existsSync(join(folder, 'dist/services/cloud-services.html'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
