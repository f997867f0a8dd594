import { parseArgs } from 'node:util'
import { type Kind, kinds } from '#server/storage/index.ts'

export const usage = `npm run inbox -- <command>

  list [--kind contact|support|partnership|careers] [--search words] [--open] [--limit 30]
                        what has arrived, newest first; --open: what is not answered yet
  show <id>             one of them, with every field; the last letters of an id are enough
  save <id> [folder]    its resume
  answered <id>         marks it as answered
  export [--format csv|json] [--out file] [--kind ...]
                        everything, oldest first
  subscribers           who gets the newsletter, each with the link that ends it
  failed                mails that could not be sent in three days
  retry [id]            sends them again
  forget <email>        removes everything of one person
  sweep                 removes what is older than data/company.json allows; the server does so by itself
  backup <file>         copies the database while the server runs

  --json                for scripts, with every command (npm run -s inbox leaves out npm's own lines)
`

/** A command that cannot be understood, in a sentence. */
export class Misuse extends Error {
  override name = 'Misuse'
}

/** What was asked for. */
export interface Asked {
  readonly command: string
  readonly operands: readonly string[]
  readonly json: boolean
  readonly kind: Kind | undefined
  readonly search: string | undefined
  readonly open: boolean
  readonly limit: number
  readonly format: 'csv' | 'json'
  readonly out: string | undefined
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        search: { type: 'string' },
        open: { type: 'boolean', default: false },
        limit: { type: 'string', default: '30' },
        format: { type: 'string', default: 'csv' },
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the arguments of a command line. Throws a `Misuse`. */
export function readArguments(args: readonly string[]): Asked {
  const { values, positionals } = parsed(args)
  const [command = 'list', ...operands] = positionals
  const { kind, format, json, search, open, out } = values
  const known = kinds.find(one => one === kind)
  if (kind !== undefined && !known) throw new Misuse(`There is no kind "${kind}": take one of ${kinds.join(', ')}.`)
  if (format !== 'csv' && format !== 'json') throw new Misuse(`There is no format "${format}": take csv or json.`)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1)
    throw new Misuse(`--limit is "${values.limit}": take a number, such as 30.`)
  return {
    command: values.help ? 'help' : command,
    operands,
    json,
    kind: known,
    search,
    open,
    limit,
    format: json ? 'json' : format,
    out,
  }
}
