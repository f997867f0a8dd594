import { expect, it } from 'vitest'
import { faultLine } from './fault.build.ts'
import { markdownFaults } from './links.build.ts'
import { withMarkdown } from './source.build.ts'
import { parseYaml } from './source-file.build.ts'

const head = parseYaml('a.md', 'title: A\ncharts:\n  run: {}')
const faultsOf = (markdown: string) => markdownFaults(withMarkdown(head, markdown, 5), () => undefined).map(faultLine)

it.each([
  ['See [us](/about for more.', 'a link that is not closed, or has a space; expected [words](/address), found "[us](/about for more."'],
  ['See [us(/about) for more.', 'a link that is not closed'],
  ['See [us] (/about).', 'a link that is not closed'],
  ['See [us](/our about).', 'a link that is not closed'],
  ['![Bars](chart:one', 'a link that is not closed'],
  ['See [us][about].', 'a link without its address'],
  ['See [us]().', 'a link without words or without an address'],
  ['See [](/about).', 'a link without words or without an address'],
  ['![](chart:run)', 'a chart without words'],
  ['It is **ours.', 'bold that is opened and not closed'],
  ['- **ours **too', 'bold that is opened and not closed'],
  ['Write `npm start.', 'code that is opened and not closed'],
  ['```js\nstart()', 'code that is opened and not closed'],
  ['```js\nstart()\n\n```html\n<p>\n```', 'code that is opened and not closed'],
  ['~~~\nstart()', 'code that is opened and not closed; expected a line ~~~ below it'],
  ['See (us)[/about].', 'a link whose brackets are the other way round; expected [words](/address)'],
  ['See [[about]].', 'a link without its address'],
  ['It is &#x202E;ours.', 'an invisible character; expected none'],
  ['It is ou&#8203;rs.', 'an invisible character; expected none'],
  ['It is ours.[^1]', 'a footnote without its words; expected a line [^1]: words, with the same number'],
  ['## ', 'a heading without words'],
  ['# Ours', 'a heading on a level that does not follow the one before; expected ##, found "# Ours"'],
  ['### Ours', 'a heading on a level that does not follow the one before; expected ##'],
  ['-ours\n-yours', 'an entry of a list without a hyphen and a space; expected - words'],
  ['• ours', 'an entry of a list without a hyphen and a space; expected - words'],
  ['##Ours', 'a heading without a space'],
  ['####### Ours', 'a heading on a level that there is not'],
  ['## Ours {#Our own}', 'an id that does not fit; expected small letters, digits and hyphens at the end, such as {#your-rights}'],
  ['A <b onclick="x()">word</b> of ours.', 'HTML in a text; expected Markdown, found "<b onclick=\\"x()\\">"'],
  [
    '![Our office](/photos/office.jpg)',
    'no chart "/photos/office.jpg"; expected a chart: one of run of "charts" above the text, where "photo" names a photograph',
  ],
  [
    '![Bars](chart:rum)',
    'no chart "rum"; expected a chart: one of run of "charts" above the text, where "photo" names a photograph, found "![Bars](chart:rum)"; did you mean "run"?',
  ],
  ['![Bars](chart:run) and words', 'a chart among words; expected a paragraph of its own'],
  ['Words and ![Bars](chart:run)', 'a chart among words'],
  ['**![Bars](chart:run)**', 'a chart among words'],
  ['[![Bars](chart:run)](/about)', 'a chart among words'],
  ['- ![Bars](chart:run)', 'a chart among words'],
  ['## ![Bars](chart:run)', 'a chart among words'],
  ['| ![Bars](chart:run) |\n| - |', 'a chart among words'],
  ['It is ours.\n---', 'a text with a line of - or = below it, which makes a heading of it; expected an empty line between them'],
  ['| a | b |\n| 1 | 2 |', 'a table whose second line does not fit the first'],
  ['| a | b |\n| - |\n| 1 | 2 |', 'a table whose second line does not fit the first'],
])('names the line of %j', (slip, message) => {
  const [first = '', ...others] = faultsOf(`A text.\n\n${slip}\n`)
  expect(first).toContain(`a.md:7: ${message}`)
  expect(others).toEqual([])
})

it('names a chart in a row of a table', () => {
  expect(faultsOf('| a |\n| - |\n| ![Bars](chart:run) |')).toEqual([expect.stringContaining('a.md:7: a chart among words')])
})

it('names each of two equal mistakes, and not an address that begins alike', () => {
  const text = 'See [all](/services/old), ** and\n- > [a](/service)\n- [a](/service)\n\nA ** and\n\n**\n\n[b]\n\n[b]: /service'
  const source = withMarkdown(head, text, 5)
  const faults = markdownFaults(source, href => (href === '/service' ? { message: 'no page' } : undefined))
  expect(faults.map(({ line, message }) => [line, message])).toEqual([
    [5, expect.stringContaining('bold')],
    [6, 'no page'],
    [7, 'no page'],
    [9, expect.stringContaining('bold')],
    [11, expect.stringContaining('bold')],
    [15, 'no page'],
  ])
})

it('names the lines of mistakes in footnotes, of those without a reference, and below them', () => {
  const text = 'One[^a].\n\n[^a]: [Us](/old)\n[^b]: [Us](/old)\n\n[^a]: Again\n\nSee [us](/old).'
  const faults = markdownFaults(withMarkdown(head, text, 5), () => ({ message: 'no page' }))
  const unnamed = expect.stringContaining('a footnote that no text names')
  expect(faults.map(({ line, message }) => [line, message]).sort()).toEqual([
    [10, unnamed],
    [12, 'no page'],
    [7, 'no page'],
    [8, unnamed],
    [8, 'no page'],
  ])
})

it('names a heading that leaves out a level', () => {
  expect(faultsOf('## One\n\n#### Two')).toEqual([
    expect.stringContaining('a.md:7: a heading on a level that does not follow the one before; expected ## or ###'),
  ])
})

it('names the row of a table that has more or fewer cells than the first', () => {
  const faults = faultsOf('| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |\n| 1 | 2 | 3 |\n')
  expect(faults).toEqual(['a.md:8: a row that has more or fewer cells than the first; expected 2 cells, found "| 1 |"'])
})

it.each([
  'See [us](/about), `a[0](/b) ** c` and **bold** text, [sic] (as it was), 2 * 3.',
  'Two stars: \\*\\*, and a \\`.',
  '```js\nconst a = `b`\n```',
  '    indented()',
  '| a | b |\n| - | - |\n| 1 \\| 2 | `a` |',
  'a | b\n- | -\n1 | 2',
  '![Bars](chart:run) \n![Bars](chart:run)',
  '## Ours {#our-own}',
  '- [x] done',
  'It is ours.[^1] And [^a].\n\n[^1]: Ours\n\n[^a]: [Us](/about)\n\n    More.',
  '#1 in the list',
  '## One\n\n### Two\n\n#### Three\n\n## Four',
  'See [us][about].\n\n[about]: /about',
])('takes %j', text => expect(faultsOf(text)).toEqual([]))
