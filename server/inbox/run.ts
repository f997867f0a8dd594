import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { Config } from '#server/config.ts'
import { subscriptionLinks } from '#server/mail/messages.ts'
import { kinds, openStore, type Store } from '#server/storage/index.ts'
import { dayAndTime, periodOf } from './days.ts'
import { separators, type Terminal, UsageError, writeRows } from './output.ts'
import { json, onOneLine, table, withoutControls } from './printable.ts'
import { backup, forget, forgotten, repeatList, restore, sweep } from './privacy.ts'
import { exportAll, list, type Rows, save, shortId, show } from './submissions.ts'

/** SQLite's busy timeout while the server writes, in milliseconds. */
const busyTimeout = 5000

function period(text: string) {
  const days = periodOf(text)
  if (!days) throw new InvalidArgumentError('It takes a day such as 2026-10-31, or a month such as 2026-10.')
  return days
}

function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It takes a number, such as 30.')
  return Number(text)
}

const flags = {
  json: new Option('--json', 'as JSON, for scripts (npm run -s inbox keeps npm’s own lines out)'),
  kind: new Option('--kind <kind>', 'only this kind').choices(kinds),
  search: new Option('--search <words>', 'only what contains all of these words, in any field'),
  since: new Option('--since <day>', 'from this day or month: 2026-10-31 or 2026-10').argParser(period),
  until: new Option('--until <day>', 'up to and including this day or month').argParser(period),
  out: new Option('--out <file>', 'writes to this file'),
  csv: new Option('--csv', 'as CSV, for spreadsheets; the default'),
  separator: new Option('--separator <sign>', 'semicolon where a spreadsheet writes 1,5').choices(
    Object.keys(separators),
  ),
  yes: new Option('--yes', 'does not ask for confirmation'),
}

/** Lists the subscribers of the newsletter, with the link that ends a subscription. */
async function subscribers(store: Store, options: Rows, terminal: Terminal, { siteUrl }: Config) {
  await writeRows(await store.subscribers.list(), options, terminal, {
    titles: ['email', 'confirmed', 'link to leave'],
    cellsOf: one => [one.email, dayAndTime(one.confirmedAt ?? 0), subscriptionLinks(siteUrl, one).end],
    asJson: one => ({
      email: one.email,
      confirmed: new Date(one.confirmedAt ?? 0).toISOString(),
      end: subscriptionLinks(siteUrl, one).end,
    }),
  })
}

/** Shows the number of waiting mails, the age of the oldest, the last error, and the mails that were given up on. */
async function waiting(
  store: Store,
  asList: true | undefined,
  { write, width }: Terminal,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
) {
  const now = Date.now()
  await store.mailQueue.giveUp(now)
  const { waiting: count, since } = await store.mailQueue.state(now)
  const [error, failed] = [await store.mailQueue.lastError(), await store.mailQueue.failed()]
  const oldest = since === undefined ? null : new Date(since).toISOString()
  if (asList) return write(`${json({ count, oldest, error, failed }, 2)}\n`)
  if (since === undefined) write('No mail is waiting.\n')
  else
    write(`${count} waiting, the oldest since ${dayAndTime(since)}.
last error: ${onOneLine(error) || 'none yet: no attempt has failed'}
${smtpUrl ? 'The server tries again by itself; "retry" makes it try now.' : 'SMTP_URL is not set: no mail goes out until it is.'}
`)
  if (failed.length === 0) return
  write(`\n${failed.length} not sent within three days; "retry" tries again:\n`)
  const rows = failed.map(({ id, about, attempts, error: why }) => [
    shortId(id),
    about === id ? `submission ${shortId(id)}` : about,
    String(attempts),
    why || 'no mail server was set',
  ])
  write(table(['id', 'about', 'attempts', 'why'], rows, width))
}

/** Queues the mails again that were given up on, and makes all due now. */
async function retry(store: Store, asList: true | undefined, { write }: Terminal) {
  await store.mailQueue.retry(Date.now())
  const due = await store.mailQueue.makeDue(Date.now())
  write(asList ? `${json({ due })}\n` : `${due} will be sent within a minute.\n`)
}

/** The option of a command that can answer as JSON. */
interface Json {
  readonly json?: true
}

/** All commands of the inbox. */
function createProgram(readConfig: () => Config, terminal: Terminal) {
  async function open(use: (store: Store, config: Config) => Promise<unknown>) {
    const config = readConfig()
    const store = await openStore({ url: config.databaseUrl, busyTimeout })
    try {
      await use(store, config)
    } finally {
      await store.close()
    }
  }
  const program = new Command('npm run inbox --')
    .description('What the forms have sent. Answer by mail: its Reply goes to the visitor.')
    .configureOutput({ writeOut: terminal.write, outputError: () => undefined })
    .configureHelp({ helpWidth: terminal.width ?? 100 })
    .addHelpText('after', '\nThe last letters of an id are enough.')
    .exitOverride()
  program
    .command('list')
    .description('lists submissions, newest first; runs without a command')
    .addOption(flags.kind)
    .addOption(flags.search)
    .addOption(flags.since)
    .addOption(flags.until)
    .addOption(new Option('--limit <number>', 'at most this many').argParser(count))
    .option('--all', 'all of them; the default for a file or with --json')
    .addOption(flags.json)
    .action((options: Parameters<typeof list>[1]) => open(store => list(store, options, terminal)))
  program
    .command('show <id>')
    .description('shows a submission with all its fields')
    .addOption(flags.json)
    .action((id: string, options: Json) => open(store => show(store, id, options.json, terminal)))
  program
    .command('save <id> [folder]')
    .description('saves the resume of an application')
    .addOption(flags.json)
    .action((id: string, folder: string | undefined, options: Json) =>
      open(store => save(store, id, folder ?? '.', options.json, terminal)),
    )
  program
    .command('export')
    .description('writes a table for spreadsheets, oldest first')
    .addOption(flags.kind)
    .addOption(flags.search)
    .addOption(flags.since)
    .addOption(flags.until)
    .addOption(flags.out)
    .addOption(flags.csv)
    .addOption(flags.separator)
    .addOption(flags.json)
    .action((options: Parameters<typeof exportAll>[1]) => open(store => exportAll(store, options, terminal)))
  program
    .command('subscribers')
    .description('writes the newsletter’s subscribers, with the links to leave')
    .addOption(flags.out)
    .addOption(flags.csv)
    .addOption(flags.separator)
    .addOption(flags.json)
    .action((options: Rows) => open((store, config) => subscribers(store, options, terminal, config)))
  program
    .command('waiting')
    .description('shows how many mails wait, the last error, and the mails that were given up on')
    .addOption(flags.json)
    .action((options: Json) => open((store, config) => waiting(store, options.json, terminal, config)))
  program
    .command('retry')
    .description('tries waiting and failed mails now')
    .addOption(flags.json)
    .action((options: Json) => open(store => retry(store, options.json, terminal)))
  program
    .command('forget <who>')
    .description('deletes all data of an email address, or one submission by its id')
    .addOption(flags.yes)
    .addOption(flags.json)
    .action((who: string, options: Parameters<typeof forget>[2]) =>
      open(store => forget(store, who, options, terminal)),
    )
  program
    .command('sweep')
    .description('deletes expired data; the server does so by itself')
    .addOption(flags.json)
    .action((options: Json) => open(store => sweep(store, options.json, terminal)))
  program
    .command('backup <file>')
    .description('copies the database to a new file; the server may run')
    .addOption(
      new Option('--keep <days>', 'deletes the copy this many days later, with the next backup').argParser(count),
    )
    .addOption(flags.json)
    .action((file: string, options: Parameters<typeof backup>[2]) =>
      open(store => backup(store, file, options, terminal)),
    )
  program
    .command('restore <file>')
    .description('replaces the database by a backup; deletions since are repeated')
    .addOption(flags.json)
    .action((file: string, options: Json) => restore(readConfig(), file, options.json, terminal))
  program
    .command('forgotten <list>')
    .description('writes deletion requests, for backups by other tools')
    .addOption(flags.json)
    .action((path: string, options: Json) => open(store => forgotten(store, path, options.json, terminal)))
  program
    .command('repeat <list>')
    .description('repeats them, after another tool restored a backup')
    .addOption(flags.json)
    .action((path: string, options: Json) => open(store => repeatList(store, path, options.json, terminal)))
  return program
}

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h'

/** Runs an inbox command. Resolves with the exit status: 0, 1 for a failure, 2 for invalid arguments. */
export async function runInbox(args: readonly string[], readConfig: () => Config, own: Terminal): Promise<number> {
  // All output passes here, so that no visitor's text reaches the terminal as an escape sequence.
  const terminal: Terminal = {
    ...own,
    write: text => own.write(withoutControls(text)),
    writeError: text => own.writeError(withoutControls(text)),
  }
  const [first] = args
  const line = first === undefined || (first.startsWith('-') && !isHelp(first)) ? ['list', ...args] : args
  try {
    await createProgram(readConfig, terminal).parseAsync(line, { from: 'user' })
    return 0
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof CommanderError
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^error: /, '')
    if (args.includes('--json')) terminal.write(`${json({ error: reason })}\n`)
    else terminal.writeError(`${reason}${error instanceof CommanderError ? '\nSee --help.' : ''}\n`)
    return isUsage ? 2 : 1
  }
}
