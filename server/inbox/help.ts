import { type Command, type CommandName, commandGroups, commands, takenBy } from './commands.ts'
import { type OptionName, options } from './options.ts'

const column = 26
const program = 'npm run inbox -- '

const optionText = (name: OptionName) => {
  const option = options[name]
  return 'value' in option ? `--${name} <${option.value}>` : `--${name}`
}

const wordsOf = ({ words = [] }: Command) =>
  words.map(({ name, optional, many }) => `${optional ? `[${name}]` : `<${name}>`}${many ? ' ...' : ''}`)

/** A command on one line. */
export const synopsis = (name: CommandName) => [name, ...wordsOf(commands[name]), '[options]'].join(' ')

/** Two columns; what does not fit into the first has a line of its own. */
const entry = (left: string, right: string) =>
  left.length < column - 3 ? `  ${left.padEnd(column - 2)}${right}` : `  ${left}\n${' '.repeat(column)}${right}`

/** What a command does and takes. */
export const helpFor = (name: CommandName) =>
  [
    `${program}${synopsis(name)}`,
    '',
    `${name}: ${commands[name].about}`,
    '',
    ...takenBy(commands[name]).map(option => entry(optionText(option), options[option].about)),
    ...(commands[name].examples ?? []).map((example, at) => `${at === 0 ? '\nSuch as\n' : ''}  ${program}${example}`),
    '',
  ].join('\n')

/** Every command, on one screen. */
export const helpForAll = () =>
  [
    `${program}<command>`,
    '',
    'Messages, support requests, partnership offers and applications of the forms.',
    ...Object.entries(commandGroups).flatMap(([group, members]) => [
      '',
      group,
      ...Object.entries(members).map(([name, command]) => entry([name, ...wordsOf(command)].join(' '), command.about)),
    ]),
    '',
    `Each takes --help, which says what else it takes: ${program}list --help`,
    'and --json, for scripts.',
    'Of an id its last letters are enough.',
    '',
  ].join('\n')
