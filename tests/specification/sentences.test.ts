import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/** Files with sentences that stay in code, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/build/dev-server/redirect.ts': 'what the development server answers to a malformed address',
  'src/forms/fields.ts': 'what the API answers to scripts',
  'src/content/read/data-files.build.ts': 'a message in the terminal',
  'src/content/read/links.build.ts': 'a message in the terminal',
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(file => join('src', file).replaceAll('\\', '/'))
  .filter(file => /^src\/(?!pages\/)\w+\/.*(?<!\.test|\.d)\.tsx?$/.test(file))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Whether only developers read a node: errors, logs, names of modules and types. */
const isForDevelopers = ({ type, callee }: Node) =>
  /^(Import|ExportAll)Declaration$|^TS.*Type$|^ThrowStatement$/.test(type) ||
  (isNode(callee) && isNode(callee.object) && callee.object.name === 'console')

/** Returns the visible texts of HTML in a string. */
const inHtml = (text: string) =>
  [...text.matchAll(/>([^<>]*)</g)]
    .map(([, shown = '']) => shown.trim())
    .filter(shown => /^\p{L}[\p{L} ,.]{3,}$/u.test(shown))

/** Whether a text has three or more words, the first with a capital letter and another without. */
const isSentence = (text: string) =>
  /^[“‘(]?[A-Z][\p{L}’']*,?( [\p{L}\d’'-]+[,.:;?!]?){2,}/u.test(text) && / [a-z]{2,}/.test(text)

const textsOf = (text: string) => (isSentence(text.trim()) ? [text.trim()] : inHtml(text))

const attributes = ['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description']

/** Yields the sentences of a file, all words in JSX, and the attributes that visitors read. */
function* sentences(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const entry of node) yield* sentences(entry)
  if (!isNode(node) || isForDevelopers(node)) return
  const { type, value } = node
  if (type === 'JSXText' && /\p{L}{2}/u.test(String(value))) yield String(value).trim()
  if (type === 'Literal' && typeof value === 'string') yield* textsOf(value)
  if (type === 'TemplateElement') yield* textsOf(String(Reflect.get(Object(value), 'cooked')))
  const isRead = type === 'JSXAttribute' && isNode(node.name) && attributes.includes(String(node.name.name))
  if (isRead && isNode(value) && value.type === 'Literal' && value.value !== '') yield String(value.value)
  for (const inner of Object.values(node)) if (typeof inner === 'object') yield* sentences(inner)
}

it('no code holds a sentence that a visitor reads: all are in data/', () => {
  const found = files.flatMap(file => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    return exceptions[file] ? [] : [...sentences(program)].map(text => `${file}: ${text}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
