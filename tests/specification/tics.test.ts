import { expect, it } from 'vitest'
import { ticsIn } from './tics.ts'

const found = (path: string, ...lines: string[]) =>
  ticsIn(path, lines.join('\n')).map(({ line, found: words }) => `${line} ${words}`)
const page = (...texts: string[]) => found('data/pages/page.yaml', ...texts.map(text => `- '${text}'`))

it('counts tics with their line, and lets pass what a page may do once or twice', () => {
  expect(page('Nothing here.', 'Somebody asked.', 'The line drops.')).toEqual(['2 Somebody', '3 line drops'])
  expect(page('A date, not a wish.')).toEqual([])
  expect(page('A date, not a wish.', 'Yours, not ours.')).toHaveLength(2)
  expect(page('We do not.', 'It is not.', 'They cannot.')).toEqual([])
  expect(page('We do not.', 'It is not.', 'They cannot.', 'You will not.')).toHaveLength(4)
})

it('knows one style of spelling, figures, dates and dashes', () => {
  const wrong = [
    'the color',
    'to organize',
    '38 percent',
    '38 %',
    'sold 12000 pieces',
    '19 May 2025',
    'at 9 am',
    'so – no',
    'by e-mail',
    'a hand-over',
  ]
  for (const text of wrong) expect([text, page(`Sold: ${text} more.`).length]).toEqual([text, 1])
  const right = [
    'the colour',
    'to organise',
    '38%',
    '12,000 pieces in 2025',
    'May 19, 2025',
    'at 9:00',
    '4-6 weeks, DCB0129',
  ]
  for (const text of right) expect([text, page(`Sold: ${text} more.`)]).toEqual([text, []])
})

it('reads what visitors read: no code, no comment, no quotation, and articles by their own measure', () => {
  expect(found('data/pages/blog/post.md', 'She came at 9 am.', '```ts', 'const color = 12000', '```')).toEqual([
    '1 9 am',
  ])
  expect(found('data/list.json', '[{ "description": "Somebody came." }]')).toEqual(['1 Somebody'])
  expect(
    found(
      'data/pages/page.yaml',
      '# somebody says',
      'title: Somebody came',
      'quotes:',
      '  - quote: Somebody came.',
      '    text: >-',
      '      She came',
      '      at 9 am.',
    ),
  ).toEqual(['2 Somebody', '5 9 am'])
})
