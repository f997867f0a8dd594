import type { Config } from '#server/config.ts'
import { openStore } from '#server/storage/index.ts'
import { readArguments } from './arguments.ts'
import { commands } from './commands.ts'
import { helpFor, helpForAll } from './help.ts'
import { UsageError } from './options.ts'
import { json, withoutControls } from './printable.ts'
import type { Terminal } from './terminal.ts'

/** How long to wait for the server to finish writing, in milliseconds. */
const busyTimeout = 5000

async function run(args: readonly string[], readConfig: () => Config, terminal: Terminal) {
  const request = readArguments(args)
  if ('help' in request) return terminal.write(request.help ? helpFor(request.help) : helpForAll())
  const config = readConfig()
  const command = commands[request.name]
  if ('runClosed' in command) return command.runClosed(config, request.asked, terminal)
  const store = await openStore({ url: config.databaseUrl, authToken: config.databaseToken, busyTimeout })
  try {
    await command.run(store, request.asked, terminal, config)
  } finally {
    await store.close()
  }
}

/** Runs one command of the inbox; gives the exit status: 2 for a command that makes no sense, 1 for one that failed. */
export async function runInbox(args: readonly string[], readConfig: () => Config, own: Terminal): Promise<number> {
  // The one way out: whatever a command forgets, no text of a visitor reaches the terminal as an escape sequence.
  const terminal: Terminal = {
    ...own,
    write: text => own.write(withoutControls(text)),
    writeError: text => own.writeError(withoutControls(text)),
  }
  try {
    await run(args, readConfig, terminal)
    return 0
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    terminal.progress('')
    if (args.includes('--json')) terminal.write(`${json({ error: reason })}\n`)
    else terminal.writeError(`${reason}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}
