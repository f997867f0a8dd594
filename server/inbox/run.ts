import type { Config } from '#server/config.ts'
import { openStore } from '#server/storage/index.ts'
import { readArguments } from './arguments.ts'
import { commands } from './commands.ts'
import { helpFor, helpForAll } from './help.ts'
import { UsageError } from './options.ts'
import { json, withoutControls } from './printable.ts'
import type { Terminal } from './terminal.ts'

/** SQLite's busy timeout while the server writes, in milliseconds. */
const busyTimeout = 5000

async function run(args: readonly string[], readConfig: () => Config, terminal: Terminal) {
  const request = readArguments(args)
  if ('help' in request) return terminal.write(request.help ? helpFor(request.help) : helpForAll())
  const config = readConfig()
  const command = commands[request.name]
  if ('runClosed' in command) return command.runClosed(config, request.asked, terminal)
  const store = await openStore({ url: config.databaseUrl, busyTimeout })
  try {
    await command.run(store, request.asked, terminal, config)
  } finally {
    await store.close()
  }
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
