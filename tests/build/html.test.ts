import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { files, folder } from './dist.ts'

const documents = files.filter(file => file.endsWith('.html')).map(file => join(folder, file))
if (documents.length === 0) throw new Error(`${folder}/ has no page: run npm run build first`)

/** The disabled rules, each with its reason. */
const switchedOff = {
  'attribute-boolean-style': 'a way of writing: React writes required=""',
  'attribute-empty-style': 'a way of writing: React writes hidden=""',
  'doctype-style': 'a way of writing: the alias stubs say <!doctype html>',
  'long-title': 'the crawl measures titles: a long name in them counts less, because its owner cannot shorten it',
  'no-trailing-whitespace': 'a way of writing, in machine-written pages',
  'require-sri': 'every script and style is served from the same place as the page',
  'wcag/h32': 'the search of the blog answers while one types, and Enter sends it',
  'wcag/h71':
    'the fieldsets of the forms disable their fields while sending: they group nothing, and say so by their role',
}

const rules: RuleConfig = {
  ...Object.fromEntries(Object.keys(switchedOff).map(rule => [rule, 'off'])),
  // React's generated ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Lists may have an accessible name.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A table that scrolls horizontally is a region so that it can be focused; it is not a section.
  'prefer-native-element': ['error', { exclude: ['region'] }],
  // A class keeps telephone numbers on one line.
  'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap', 'inline-block'] }],
}

it('languages Bangla is marked as Bangla, for screen readers (WCAG 3.1.2), but for the name of the company', () => {
  const ofName = new RegExp(company.name.match(/[\p{Script=Bengali}\p{Mark}]+/gu)?.join('|') ?? '$^', 'gu')
  const unmarked = documents.flatMap(file => {
    const html = readFileSync(file, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '')
    // Elements in Bangla do not contain elements with the same tag name.
    const rest = html.replace(/<(\w+)(?=[^>]* lang="bn")[\s\S]*?<\/\1>/g, '').replace(ofName, '')
    return [...rest.matchAll(/>([^<]*\p{Script=Bengali}[^<]*)</gu)].map(([, text]) => `${file}: ${text}`)
  })
  expect(unmarked).toEqual([])
})

it('the ways to help are in the same place and order on every page (WCAG 3.2.6)', () => {
  const footers = documents.flatMap(file => {
    const [footer] = /<footer[\s\S]*<\/footer>/.exec(readFileSync(file, 'utf8')) ?? []
    return footer ? [[...footer.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)] : []
  })
  const [first = []] = footers
  expect(first).toContain('/contact')
  expect(first.some(href => href?.startsWith('mailto:'))).toBe(true)
  expect(footers.length).toBeGreaterThan(documents.length / 2)
  for (const footer of footers) expect(footer).toEqual(first)
})

it('the HTML of every page is valid, with headings in order and landmarks that can be told apart', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules,
  })
  const { results } = await validator.validateMultipleFiles(documents)
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${filePath}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  )
  expect(faults).toEqual([])
})
