import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { Config } from '#server/config.ts'
import { subscriptionLinks } from '#server/mail/messages.ts'
import { kinds, type Store, type Subscriber } from '#server/storage/index.ts'
import { dayAndTime, periodOf } from './days.ts'
import { type Answer, type Args, type Context, type Rows, type Terminal, UsageError, writeRows } from './output.ts'
import { json, table, withoutControls } from './printable.ts'
import { backup, forget, restore, sweep, withStore } from './privacy.ts'
import { exportAll, list, save, shortId, show } from './submissions.ts'

function period(text: string) {
  const days = periodOf(text)
  if (!days) throw new InvalidArgumentError('It takes a day such as 2026-10-31, or a month such as 2026-10.')
  return days
}

const choice = [
  new Option('--kind <kind>', 'only this kind').choices(kinds),
  new Option('--search <words>', 'only what contains all of these words, in any field'),
  new Option('--since <day>', 'from this day or month: 2026-10-31 or 2026-10').argParser(text => period(text).start),
  new Option('--until <day>', 'up to and including this day or month').argParser(text => period(text).end),
]
const all = new Option('--all', 'all of them; the default for a file or with --json')
const out = new Option('--out <file>', 'writes to this file')
const yes = new Option('--yes', 'does not ask for confirmation')

/** Writes the subscribers of the newsletter, with the link that ends a subscription. */
async function subscribers(store: Store, _: Args, options: Rows, { terminal, config }: Context) {
  const endOf = (one: Subscriber) => subscriptionLinks(config.siteUrl, one).end
  return writeRows(await store.subscribers.list(), options, terminal, {
    titles: ['email', 'confirmed', 'link to leave'],
    cellsOf: one => [one.email, dayAndTime(one.confirmedAt ?? 0), endOf(one)],
    asJson: one => ({ email: one.email, confirmed: new Date(one.confirmedAt ?? 0).toISOString(), end: endOf(one) }),
  })
}

/** Shows the mails that wait or were given up on, since when, and why. */
async function waiting({ mailQueue }: Store, _: Args, __: object, { terminal, config }: Context): Promise<Answer> {
  const mails = await mailQueue.unsent()
  const cells = mails.map(({ id, kind, about, state, since, attempts, error }) => [
    ...[shortId(id), kind, kind === 'newsletter' ? about : shortId(about)],
    ...[state, dayAndTime(since), String(attempts), error],
  ])
  const next = config.smtpUrl
    ? 'The server tries waiting ones by itself for three days; "retry" tries all now.'
    : 'SMTP_URL is not set: no mail goes out until it is.'
  const titles = ['id', 'kind', 'about', 'state', 'since', 'attempts', 'last error']
  return {
    text: mails.length === 0 ? 'No mail is waiting.\n' : `${table(titles, cells, terminal.width)}\n${next}\n`,
    json: mails,
  }
}

async function retry({ mailQueue }: Store, _: Args, __: object, { config }: Context): Promise<Answer> {
  const due = await mailQueue.retry(Date.now())
  const when = config.smtpUrl || config.webhook ? 'within a minute' : 'when SMTP_URL is set'
  return { text: `${due} will be sent ${when}.\n`, json: { due } }
}

type Run = (args: Args, options: Record<string, never>, context: Context) => Promise<Answer | undefined>
type RunStored = (store: Store, ...given: Parameters<Run>) => ReturnType<Run>

/** The commands over an open database. */
const commands: readonly (readonly [string, string, readonly Option[], RunStored])[] = [
  ['list', 'lists submissions, newest first; runs without a command', [...choice, all], list],
  ['show <id>', 'shows a submission with all its fields', [], show],
  ['save <id> [folder]', 'saves the resume of an application', [], save],
  ['export', 'writes a table for spreadsheets, oldest first', [...choice, out], exportAll],
  ['subscribers', 'writes the newsletter’s subscribers, with the links to leave', [out], subscribers],
  ['waiting', 'shows the mails that wait or were given up on, and why', [], waiting],
  ['retry', 'tries waiting and failed mails now', [], retry],
  ['forget <who>', 'deletes all data of an email address, or one submission by its id', [yes], forget],
  ['sweep', 'deletes expired data; the server does so by itself', [], sweep],
  ['backup <file>', 'copies the database to a new file; the server may run', [], backup],
]

function createProgram(readConfig: () => Config, terminal: Terminal) {
  const program = new Command('npm run inbox --')
    .description('What the forms have sent. Answer by mail: its Reply goes to the visitor.')
    .configureOutput({ writeOut: terminal.write, outputError: () => undefined })
    .configureHelp({ helpWidth: terminal.width ?? 100 })
    .addHelpText('after', '\nThe last letters of an id are enough.')
    .exitOverride()

  function add(line: string, description: string, options: readonly Option[], run: Run) {
    const command = program.command(line, { isDefault: line === 'list' }).description(description)
    for (const option of options) command.addOption(option)
    command.option('--json', 'as JSON, for scripts (npm run -s inbox keeps npm’s own lines out)').action(async () => {
      const answer = await run(command.args, command.opts(), { config: readConfig(), terminal })
      if (answer) terminal.write(command.opts().json ? `${json(answer.json, 2)}\n` : answer.text)
    })
  }
  for (const [line, description, options, run] of commands)
    add(line, description, options, (args, chosen, context) =>
      withStore(context.config.databaseUrl, store => run(store, args, chosen, context)),
    )
  add('restore <file>', 'replaces the database by a backup; deletions since are repeated', [], restore)
  return program
}

/** Runs an inbox command. Resolves with the exit status: 0, 1 for a failure, 2 for invalid arguments. */
export async function runInbox(args: readonly string[], readConfig: () => Config, own: Terminal): Promise<number> {
  // All output passes here, so that no visitor's text reaches the terminal as an escape sequence.
  const terminal: Terminal = {
    ...own,
    write: text => own.write(withoutControls(text)),
    writeError: text => own.writeError(withoutControls(text)),
  }
  try {
    await createProgram(readConfig, terminal).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^error: /, '')
    if (args.includes('--json')) terminal.write(`${json({ error: reason })}\n`)
    else terminal.writeError(`${reason}${error instanceof CommanderError ? '\nSee --help.' : ''}\n`)
    return error instanceof UsageError || error instanceof CommanderError ? 2 : 1
  }
}
