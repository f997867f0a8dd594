import { type Command, type CommandName, commandGroups, commands, optionsOf } from './commands.ts'
import { type OptionName, options } from './options.ts'

const column = 26
const program = 'npm run inbox -- '

const optionText = (name: OptionName) => {
  const option = options[name]
  return 'value' in option ? `--${name} <${option.value}>` : `--${name}`
}

const wordsOf = ({ words = [] }: Command) =>
  words.map(({ name, optional, many }) => `${optional ? `[${name}]` : `<${name}>`}${many ? ' ...' : ''}`)

/** The synopsis of a command, on one line. */
export const synopsis = (name: CommandName) => [name, ...wordsOf(commands[name]), '[options]'].join(' ')

/** Formats two columns; text too long for the first one gets its own line. */
const entry = (left: string, right: string) =>
  left.length < column - 3 ? `  ${left.padEnd(column - 2)}${right}` : `  ${left}\n${' '.repeat(column)}${right}`

/** The help text of a command. */
export const helpFor = (name: CommandName) =>
  [
    `${program}${synopsis(name)}`,
    '',
    `${name}: ${commands[name].about}`,
    '',
    ...optionsOf(commands[name]).map(option => entry(optionText(option), options[option].about)),
    ...(commands[name].examples ?? []).map((example, at) => `${at === 0 ? '\nSuch as\n' : ''}  ${program}${example}`),
    '',
  ].join('\n')

/** The help text of all commands. */
export const helpForAll = () =>
  [
    `${program}<command>`,
    '',
    'Messages, support requests, partnership offers and applications of the forms.',
    'To answer one: "next" shows it; reply to its address by mail; "answered <id>".',
    ...Object.entries(commandGroups).flatMap(([group, members]) => [
      '',
      group,
      ...Object.entries(members).map(([name, command]) => entry([name, ...wordsOf(command)].join(' '), command.about)),
    ]),
    '',
    `The options of a command: ${program}list --help`,
    'Every command takes --json, for scripts.',
    'The last letters of an id are enough.',
    '',
  ].join('\n')
