import { expect, it } from 'vitest'
import { dateFaults } from './dates.build.ts'
import type { Source } from './source.build.ts'

const file = 'data/pages/bridge.md'

const page = (text: string, markdown = ''): Source => ({
  file,
  data: { lead: text },
  markdown,
  markdownLine: 5,
  fault: (path, message, more) => ({ file, message: `${path.join('.')}: ${message}`, ...more }),
})

const messagesOf = (text: string) => dateFaults([page(text)]).map(({ message }) => message)

it.each([
  'It opened on Thursday, March 5, 2026.',
  'It opened on March 5.',
  'We asked on Monday, and it opened in March 2026.',
  'From May 5, 2024 to June 30, 2024 we waited eight weeks.',
  'Begun on February 20, 2020, it stood five weeks later, on March 26.',
  'Begun on January 31, 2025, finished on April 30, 2025, in three months.',
  'Open from March 9, 2025 to March 20, 2025, for 12 days.',
  'Begun on March 9, 2025. It took six weeks to plan. It opened on May 7, 2025.',
  'We spoke on April 14, 2026, nine days after Easter.',
  'From Easter 2024 to April 7, 2024 it was open, one week.',
  'From Easter 2025 to April 27, 2025 it was open, one week.',
  'From Easter 2049 to April 25, 2049 it was open, one week.',
  'We spoke nine days after Easter.',
])('accepts: %s', text => {
  expect(messagesOf(text)).toEqual([])
})

it.each([
  ['It opened on Friday, March 5, 2026.', 'the weekday is not that of the date'],
  ['It opened on Friday March 5, 2026.', 'the weekday is not that of the date'],
  ['It opened on Thursday, March 5.', 'a date with a weekday and no year'],
  ['It opened on June 31, 2025.', 'not a day of the calendar'],
  ['From May 5, 2024 to June 30, 2024 we waited nine weeks.', 'the span is not that between the dates'],
  ['Begun on February 20, 2020, it stood six weeks later, on March 26.', 'the span is not that between the dates'],
  ['We spoke on April 14, 2026, two days after Easter.', 'the span is not that between the dates'],
  ['Begun on January 31, 2025, finished on April 30, 2025, in 2 months.', 'the span is not that between the dates'],
])('names what is wrong: %s', (text, message) => {
  expect(messagesOf(text)).toEqual([`lead: ${message}`])
})

it('says which weekday is right', () => {
  expect(dateFaults([page('Friday, March 5, 2026')])).toEqual([
    { file, message: 'lead: the weekday is not that of the date', expected: 'Thursday, March 5, 2026', found: 'Friday, March 5, 2026' },
  ])
})

it('counts the weeks of a log from its first line', () => {
  const log = (last: string) =>
    dateFaults([page('', `| Weeks 1-2, from May 5, 2024 | Watched |\n| Week 9 | Open on June 30 |\n| Weeks 35-36 | Ended on ${last} |`)])
  expect(log('January 9, 2025')).toEqual([])
  expect(log('January 9')).toEqual([])
  expect(log('January 12, 2025')).toEqual([
    { file, line: 7, message: 'the date is not in its week', expected: 'Weeks 35-36 from Sunday, May 5, 2024', found: 'January 12, 2025' },
  ])
})
