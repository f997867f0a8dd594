import { expect, it } from 'vitest'
import { parseYaml } from './yaml.build.ts'

it.each([
  ['a:\n  - b\n c: d', '3:1: a wrong indent'],
  ['a:\n  - b: 1\n    c: 2\n   d: 3', '4:1: a wrong indent'],
  ['a:\n   - b\n  - c', '3:1: a wrong indent'],
  ['a:\n\tb: c', '2:1: a tab'],
  ['a: b: c', '1:4: a colon in a text without quotes'],
  ['a: b\nc:d\n', '2:1: a line without a key, a colon and a space'],
  ['a: @home', '1:4: a character in the wrong place'],
  ['a: 100%\nb: %', '2:4: a character in the wrong place'],
  ['a: "b"#c', '1:7: a character in the wrong place'],
  ['a: "C:\\data"', '1:7: a backslash in double quotes'],
  ['a: We are # one', '1:11: a text would end before this #'],
  ['a: "b', '1:6: a quote or bracket that is opened and not closed'],
])('names the place of %j in words of its own', (text, message) => {
  expect(() => parseYaml('a.yaml', text)).toThrow(`a.yaml:${message}`)
})

it('takes what follows a number or a word for a comment', () => {
  expect(parseYaml('a.yaml', 'a: 3 # three\nb: "We are # one"\nc: C# and F#\n').data).toEqual({ a: 3, b: 'We are # one', c: 'C# and F#' })
})
