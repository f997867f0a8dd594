import { parseArgs } from 'node:util'
import { type Command, type CommandName, commands, optionsOf } from './commands.ts'
import { synopsis } from './help.ts'
import { type Asked, type OptionName, options, UsageError } from './options.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Parses the options of a command. Throws a `UsageError` for an unknown option. */
function parsed(name: CommandName, args: readonly string[]) {
  const config = optionsOf(commands[name]).map(option => [
    option,
    // `multiple` detects duplicates; otherwise the parser would silently keep the last value.
    { type: 'read' in options[option] ? 'string' : 'boolean', multiple: true } as const,
  ])
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(config) })
  } catch (error) {
    const why = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error)
    throw new UsageError(`${why}. See: ${name} --help`)
  }
}

/** Parses the value of one option. Throws a `UsageError` when it is invalid. */
function readOption(name: OptionName, given: unknown) {
  const typed = Array.isArray(given) ? given : []
  if (typed.length > 1) throw new UsageError(`--${name} is given twice.`)
  const [value] = typed
  const option = options[name]
  if (!('read' in option)) return value === true
  if (typeof value !== 'string') return undefined
  if (value.trim() === '') throw new UsageError(`--${name} is empty: it takes a ${option.value}.`)
  return option.read(value, name)
}

function checkWords(name: CommandName, given: readonly string[]) {
  const { words = [] }: Command = commands[name]
  const missing = words.find(({ optional }, at) => !optional && !given[at]?.trim())
  if (missing) throw new UsageError(`"${name}" needs ${missing.about}: ${synopsis(name)}`)
  const last = words.at(-1)
  if (given.length > words.length && !last?.many)
    throw new UsageError(
      `"${given[words.length]}" is one word too many: ${synopsis(name)}. Words that belong together need quotes: "two words"`,
    )
}

/** A parsed command line. */
export type Request = { readonly help: CommandName | undefined } | { readonly name: CommandName; readonly asked: Asked }

/** Parses a command line; the default command is `list`. Throws a `UsageError` when it is invalid. */
export function readArguments(args: readonly string[]): Request {
  const [first = 'list', ...others] = args[0]?.startsWith('-') ? ['list', ...args] : args
  if (first === 'help' || args[0] === '--help' || args[0] === '-h') {
    const topic = others.find(other => !other.startsWith('-'))
    if (topic !== undefined && !isCommand(topic)) throw new UsageError(`There is no command "${topic}".`)
    return { help: topic }
  }
  if (!isCommand(first))
    throw new UsageError(`There is no command "${first}". Use one of ${Object.keys(commands).join(', ')}, or --help.`)
  const { values, positionals } = parsed(first, others)
  const given: Readonly<Record<string, unknown>> = values
  const read = Object.keys(options).map(name => [name, readOption(name as OptionName, given[name])])
  const asked = { ...Object.fromEntries(read), words: positionals } as Asked
  if (asked.help) return { help: first }
  checkWords(first, positionals)
  return { name: first, asked }
}
