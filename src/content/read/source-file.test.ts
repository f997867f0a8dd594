import { expect, it } from 'vitest'
import { parseYaml } from './source-file.build.ts'

it.each([
  ['a:\n  - b\n c: d', '3:1: a wrong indent'],
  ['a:\n  - b: 1\n    c: 2\n   d: 3', '4:1: a wrong indent'],
  ['a:\n   - b\n  - c', '3:1: a wrong indent'],
  ['a:\n\tb: c', '2:1: a tab'],
  ['a: b: c', '1:4: a colon in a text without quotes'],
  ['a: b\nc:d\n', '2:1: a line without a key, a colon and a space'],
  ['a: b\nc:d\ne: f\n', '2:1: a line without a key, a colon and a space'],
  ['a: b\nc d\ne: f\n', '2:1: a line without a key, a colon and a space'],
  ['a: b, c\n d e\n f: g\n', '3:2: a wrong indent'],
  ['a:\n  - b\n  - c d\n    e: f\n', '3:5: a line without a key, a colon and a space'],
  ['a: @home', '1:4: a character in the wrong place'],
  ['a: 100%\nb: %', '2:4: a character in the wrong place'],
  ['a: "b"#c', '1:7: a character in the wrong place'],
  ['a: "C:\\data"', '1:7: a backslash in double quotes'],
  ['a: We are # one', '1:11: a text would end before this #'],
  ['a: { b: c\nd: e\n', '1:4: a quote or bracket that is opened and not closed'],
  ['a: { b: [c], d: [e }\nf: g\n', '1:17: a quote or bracket that is opened and not closed'],
  ["a: 'the owner's till'\nb: c", '1:15: words behind the closing quote of a text'],
  ['a: { b: 1 c: 2 }', '1:9: a comma is missing between two entries'],
  ['a: [b, "c" d]', '1:12: a comma is missing between two entries'],
  ['a:\n  - {{name}}\n', '2:5: a text that begins with a placeholder: put it in quotes'],
  ['a: > b\n', '1:6: words behind a | or > that begins a text'],
  ['a: "b",\nc: d\n', '1:7: a comma behind a value, as only JSON has it'],
  ['a: {b:c, d:e}\n', '1:5: a colon without a space behind it'],
  ['a: 150.000', '1:4: 150.000 is 150: write 150000 or 150'],
  ['a: "b', '1:6: a quote or bracket that is opened and not closed'],
])('names the place of %j in words of its own', (text, message) => {
  expect(() => parseYaml('a.yaml', text)).toThrow(`a.yaml:${message}`)
})

it('takes what follows a number or a word for a comment', () => {
  expect(parseYaml('a.yaml', 'a: 3 # three\nb: "We are # one"\nc: C# and F#\n').data).toEqual({ a: 3, b: 'We are # one', c: 'C# and F#' })
})
