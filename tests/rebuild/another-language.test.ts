import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument as parseHtml } from 'htmlparser2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml'
import { filesBelow } from '#build/emit/files.ts'
import { startMailServer } from '../server/mail-server.ts'
import { startServer } from '../server/process.ts'
import { addJobAndPhotograph, banglaNamed, makeMine } from './companies.ts'
import { buildIn, copyOfProject, edit } from './project.ts'

const answers = {
  ...banglaNamed,
  name: 'Oficina Clara',
  language: 'pt-PT',
  currencyInWords: 'euros',
  tax: { name: 'IVA' },
}

const folder = copyOfProject()
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const accents: Readonly<Record<string, string>> = { a: 'à', e: 'ê', i: 'î', o: 'õ', u: 'û' }

/** Writes a text as no language does, so that every word of the starters differs from the English of code. */
const disguised = (text: string) =>
  text.replace(/\{\{[^}]*\}\}|\{#[^}]*\}|\]\([^)]*\)|<[^>]*>|&\w+;|[aeiou]/g, found => accents[found] ?? found)

/** Whether a value of a page or a list is prose; the others are names, such as of icons, and notations of times and tables. */
const isProse = (key: unknown, value: unknown): value is string =>
  typeof value === 'string' &&
  /^[A-Z]\w|\s/.test(value) &&
  !/^[/#]|:\/\/|^mailto:|\w+Icon$|^\d{4}-|^(Mon|Tue|Wed|Thu|Fri)$/.test(value) &&
  !/^(time|zone|table|price|view|terms|unit|before|after|share|reached|employmentType|period|currency)$/.test(
    String(key),
  )

function disguiseYaml(text: string): string {
  const document = parseDocument(text)
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key') return
      const parent = path.at(-1)
      const name = parent && 'key' in parent && isScalar(parent.key) ? parent.key.value : ''
      if (isProse(name, node.value)) node.value = disguised(node.value)
    },
    Map: (_, node) => (isMap(node) && node.has('study') ? visit.SKIP : undefined),
  })
  return document.toString({ lineWidth: 0 })
}

function disguise(file: string) {
  const text = read(file)
  const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  writeFileSync(
    join(folder, file),
    file.endsWith('.md')
      ? `---\n${disguiseYaml(front)}---\n${disguised(body)}`
      : file.endsWith('.json')
        ? JSON.stringify(JSON.parse(text), (key, value) => (isProse(key, value) ? disguised(value) : value))
        : disguiseYaml(text),
  )
}

beforeAll(async () => {
  expect(makeMine(folder, answers).status).toBe(0)
  await addJobAndPhotograph(folder)
  edit(folder, 'data/company.json', '"Founder"', `"${disguised('Founder')}"`)
  const salary = '"salary":{"from":1000,"to":2000,"currency":"EUR","period":"month"}'
  const more = `"posted":"2026-10-12","closes":"2031-01-31","employmentType":"Full-time",${salary},`
  edit(folder, 'data/jobs.json', '"locationType"', `${more}"locationType"`)
  const lists = 'jobs|teams|benefits|contact-methods|core-values|company-stats|leadership|brands'
  const written = new RegExp(`^pages/|^(${lists})\\.json$|^(menus|claims|before-you-sign)\\.yaml$`)
  for (const file of filesBelow(join(folder, 'data'))) if (written.test(file)) disguise(`data/${file}`)
  const { status, stdout } = buildIn(folder)
  expect(status, stdout).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : []

/** The words of a text, without links, addresses and what is typed into a terminal. */
const wordsOf = (text: string) =>
  (text.replace(/\{+[^}]*\}+|\S*[/@#_-]\S*|\S+\.example\b|npm run .*/g, ' ').match(/[\p{L}\p{M}]{2,}/gu) ?? []).map(
    word => word.toLowerCase(),
  )

/** The values of a file of data, without its keys and comments. */
function valuesIn(file: string): string[] {
  const [, front, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(read(file)) ?? []
  return [...leaves(parse(front ?? read(file))), body]
}

/** What the site may say: its data, and what `Intl` knows of its language. */
function vocabulary() {
  const isRead = (file: string) => /^(?!starters|search|.*README)[^.]*\.(json|yaml|md)$/.test(file)
  const inData = filesBelow(join(folder, 'data')).filter(isRead)
  const files = ['.content/locale.json', '.content/claims.json', ...inData.map(file => `data/${file}`)]
  return files.flatMap(valuesIn).flatMap(wordsOf)
}

const shown = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/
const inHead = /^(description|og:(title|description|image:alt)|twitter:(title|description))$/

interface Parsed {
  readonly type: string
  readonly name?: string
  readonly data?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly Parsed[]
}

/** The texts that a page shows, says or hands to search engines. */
function textsOf({ type, name, data, attribs = {}, children = [] }: Parsed): string[] {
  if (type === 'text') return [data ?? '']
  if (/^(script|style|template|pubDate)$/.test(name ?? '')) return []
  const own = Object.entries(attribs).flatMap(([key, value]) => (shown.test(key) ? [value] : []))
  if (name === 'meta' && inHead.test(attribs.name ?? attribs.property ?? '')) own.push(attribs.content ?? '')
  return [...own, ...children.flatMap(textsOf)]
}

const pageTexts = (html: string, options = {}) =>
  (parseHtml(html, options) as unknown as Parsed).children?.flatMap(textsOf).filter(text => /\p{L}{2}/u.test(text)) ??
  []

/** The texts of a file that people read in other programs: feeds, pictures, the dialog that installs the site. */
function textsIn(file: string): string[] {
  const text = read(`dist/${file}`)
  if (file.endsWith('.html')) return pageTexts(text)
  if (/\.xml$|^art\/chart-.*\.svg$|guidelines\.svg$/.test(file)) return pageTexts(text, { xmlMode: true })
  if (/^(llms|humans)\.txt$/.test(file)) return text.split('\n')
  const found: string[] = []
  if (/\.webmanifest$|feed\.json$/.test(file))
    JSON.parse(text, (key, value) => {
      if (/name|label|title|description|summary/.test(key) && typeof value === 'string') found.push(value)
      return value
    })
  return found
}

/** What is the same in Portuguese: names of formats, units and products. */
const international = wordsOf('rss json html css svg utc kb mb min id ecmascript modules bricolage grotesque optional')

const known = new Set<string>()
const strange = (texts: readonly string[]) => texts.filter(text => wordsOf(text).some(word => !known.has(word)))
const english = () => leaves(parse(readFileSync('data/texts.yaml', 'utf8'))).filter(text => wordsOf(text).length > 1)

it('shows no word that is neither in its data nor in its language', () => {
  for (const word of [...vocabulary(), ...international, ...new URL(answers.siteUrl).hostname.split('.')])
    known.add(word)
  // The texts of the sample would be found.
  expect(strange(english()).length).toBeGreaterThan(0.9 * english().length)
  const files = filesBelow(join(folder, 'dist')).filter(file => textsIn(file).length > 0)
  for (const kind of ['html', 'svg', 'xml', 'txt', 'json', 'webmanifest'])
    expect(files.map(file => file.split('.').at(-1))).toContain(kind)
  expect(files.flatMap(file => strange(textsIn(file)).map(text => `${file}: ${text}`))).toEqual([])
})

it('has no sentence of the English texts in its scripts', () => {
  const sentences = english()
    .flatMap(text => text.split(/\{+[^}]*\}+/))
    .map(part => part.trim())
    .filter(part => wordsOf(part).length > 3)
  expect(sentences.length).toBeGreaterThan(150)
  const scripts = ['dist', 'dist-server'].flatMap(output =>
    filesBelow(join(folder, output)).flatMap(file => (/\.m?js$/.test(file) ? `${output}/${file}` : [])),
  )
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of scripts) {
    const text = read(file)
    expect([file, sentences.filter(sentence => text.includes(sentence))]).toEqual([file, []])
  }
})

it('writes its mails and its answers to forms without scripts in that language', async () => {
  const mail = await startMailServer()
  const { origin, kill } = await startServer({ cwd: folder, env: { SMTP_URL: mail.url } })
  const ask = async (path: string, fields?: Readonly<Record<string, string>>) => {
    const answer = await fetch(origin + path, {
      headers: { Accept: 'text/html' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const html = await answer.text()
    expect(html).toContain('<html lang="pt-PT"')
    return pageTexts(html)
  }
  const email = 'x@visitor.example'
  const message = { name: '1', email, subject: '2', message: '3' }
  try {
    const pages = [
      await ask('/api/contact', message),
      await ask('/api/contact', { ...message, name: '' }),
      await ask('/api/contact', { ...message, subject: '7'.repeat(6000) }),
      await ask('/api/contact', { category: 'partnership', fullName: '1', email: '2' }),
      await ask('/api/newsletter', { email }),
      await ask('/api/newsletter', { email: 'x' }),
    ]
    const mails = await mail.mails(2)
    const bodies = mails.map(({ parts }) => parts[0]?.content.toString() ?? '')
    const [, token = ''] = /confirm\?token=([\w-]+)/.exec(bodies.join()) ?? []
    for (const [action, fields] of [['confirm'], ['confirm', {}], ['end'], ['end', {}], ['confirm', {}]] as const)
      pages.push(await ask(`/api/newsletter/${action}?token=${token}`, fields))
    expect(strange(pages.flat())).toEqual([])
    expect(bodies.join()).toContain('Para confirmar')
    expect(strange([...bodies, ...mails.map(({ headers }) => headers.get('subject') ?? '')])).toEqual([])
  } finally {
    await kill('SIGTERM')
    await mail.stop()
  }
})
