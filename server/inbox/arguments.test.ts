import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { commands, optionsOf } from './commands.ts'
import { helpFor, helpForAll } from './help.ts'
import { options, UsageError } from './options.ts'

const names = Object.keys(commands) as (keyof typeof commands)[]
const goodValues: Readonly<Record<string, string>> = {
  kind: 'contact',
  status: 'closed',
  limit: '3',
  keep: '3',
  since: '2026-10',
  until: '2026-10',
  separator: 'tab',
}
const wordsFor = (name: keyof typeof commands) => (commands[name].words ?? []).map(() => 'word')

describe('every command', () => {
  it.each(names)('%s takes what its table says and refuses every other option and word', name => {
    const { words = [] } = commands[name]
    const taken = optionsOf(commands[name])
    for (const [option, spec] of Object.entries(options)) {
      const value = goodValues[option] ?? 'x'
      const line = [name, ...wordsFor(name), `--${option}`, ...('read' in spec ? [value] : [])]
      if (taken.some(one => one === option)) expect(readArguments(line), line.join(' ')).toBeTruthy()
      else expect(() => readArguments(line), line.join(' ')).toThrow(`Unknown option '--${option}'`)
    }
    if (!words.some(({ many }) => many))
      expect(() => readArguments([name, ...wordsFor(name), 'more'])).toThrow('"more" is one word too many')
    for (const [at, { optional }] of words.entries())
      if (!optional) expect(() => readArguments([name, ...wordsFor(name).slice(0, at)])).toThrow(`"${name}" needs`)
  })

  it.each(names)('%s is explained by its table, in no more than a screen', name => {
    expect(readArguments([name, '--help'])).toEqual({ help: name })
    expect(readArguments(['help', name])).toEqual({ help: name })
    const help = helpFor(name)
    for (const option of optionsOf(commands[name])) expect(help).toContain(`--${option}`)
    for (const { name: word } of commands[name].words ?? []) expect(help).toContain(word)
    for (const line of help.split('\n').slice(1)) expect(line.length, line).toBeLessThanOrEqual(100)
    expect(helpForAll()).toContain(`\n  ${name}`)
  })
})

it('the help of all fits a terminal of 80 by 50', () => {
  expect(readArguments(['--help'])).toEqual({ help: undefined })
  const lines = helpForAll().split('\n')
  expect(lines.length).toBeLessThanOrEqual(50)
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80)
})

it('without a command it lists, with the options of "list"', () => {
  expect(readArguments([])).toMatchObject({ name: 'list', asked: { words: [], json: false } })
  expect(readArguments(['--kind', 'careers'])).toMatchObject({ name: 'list', asked: { kind: 'careers' } })
})

it.each([
  ['list --kind nonsense', 'contact, support, partnership, careers'],
  ['list --limit 0', '--limit is "0"'],
  ['list --kind contact --kind support', '--kind is given twice'],
  ['list --search=', '--search is empty'],
  ['list --json=no', 'does not take an argument'],
  ['lst', 'There is no command "lst"'],
  ['help lst', 'There is no command "lst"'],
  ['constructor', 'There is no command "constructor"'],
  ['--json list', '"list" is one word too many'],
])('%s is refused with the reason', (line, reason) => {
  const read = () => readArguments(line.split(' '))
  expect(read).toThrow(UsageError)
  expect(read).toThrow(reason)
})
