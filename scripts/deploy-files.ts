/**
 * Writes the configuration files of a self-hosted machine into `deploy/`, from `data/company.json` and five answers. Answers
 * are options such as `--port 4180`; it asks for missing ones. It installs nothing and opens no connection.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isCancel, text } from '@clack/prompts'
import { type Answers, firstSteps, machineFiles, questions, releaseSteps } from './machine-files.ts'

const names = Object.keys(questions) as (keyof Answers)[]
const options = Object.fromEntries(names.map(name => [name, { type: 'string' }])) as Record<
  keyof Answers,
  { type: 'string' }
>

function fail(message: string): never {
  console.error(`deploy-files: ${message}`)
  process.exit(2)
}

function given() {
  try {
    return parseArgs({ options: { ...options, yes: { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : error} (--${names.join(', --')}; --yes takes the usual answers)`,
    )
  }
}

const values = given()
if (values.help) {
  for (const [name, { text, usual, expected }] of Object.entries(questions))
    console.log(`--${name}  ${text}; ${usual ? `usually ${usual}` : expected}`)
  console.log('--yes    takes the usual answers to the questions that are left')
  process.exit()
}
const asks = process.stdin.isTTY && !values.yes

/** Returns a valid answer: from the option, from the terminal, or the default. */
async function answer(name: keyof Answers): Promise<string> {
  const { text: message, usual, expected, fits } = questions[name]
  const option = values[name]
  if (typeof option === 'string') return fits(option) ? option : fail(`--${name} "${option}": expected ${expected}`)
  if (!asks) return usual
  const validate = (typed = '') => (fits(typed.trim() || usual) ? undefined : `Expected ${expected}.`)
  const said = await text({ message, placeholder: usual, defaultValue: usual, validate })
  return isCancel(said) ? fail('not all questions were answered; nothing was written') : said.trim()
}

const answers: Record<keyof Answers, string> = { login: '', folder: '', port: '', smtp: '', from: '' }
for (const name of names) answers[name] = await answer(name)

mkdirSync('deploy', { recursive: true })
// The settings hold a password.
const files = machineFiles(answers)
for (const [name, content] of files) writeFileSync(`deploy/${name}`, content, { mode: name === '.env' ? 0o640 : 0o644 })
console.log(`deploy/ has ${[...files.keys()].join(', ')}.

Once:

${firstSteps(answers)}

For each version:

${releaseSteps(answers)}`)
