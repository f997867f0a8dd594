import type { Config } from '#server/config.ts'
import { openStore, type Store } from '#server/storage/index.ts'
import { type Asked, Misuse, readArguments, usage } from './arguments.ts'
import { exportLetters } from './export.ts'
import { answered, list, save, show } from './letters.ts'
import { failed, retry, subscribers } from './post.ts'
import { backup, forget, sweep } from './privacy.ts'
import type { Terminal } from './terminal.ts'

type Command = (store: Store, asked: Asked, terminal: Terminal) => Promise<unknown>

/** How long to wait for the server to finish writing, in milliseconds. */
const patience = 5000

/** Runs one command of the inbox; gives the exit status. Rejects when the database cannot be used. */
export async function runInbox(args: readonly string[], config: Config, terminal: Terminal): Promise<number> {
  const commands: Readonly<Record<string, Command>> = {
    list,
    show,
    save,
    answered,
    export: exportLetters,
    subscribers: subscribers(config.siteUrl),
    failed,
    retry,
    forget,
    sweep,
    backup,
  }
  try {
    const asked = readArguments(args)
    const command = Object.hasOwn(commands, asked.command) ? commands[asked.command] : undefined
    if (!command) {
      terminal.write(usage)
      return asked.command === 'help' ? 0 : 2
    }
    const store = await openStore({ url: config.databaseUrl, authToken: config.databaseToken, patience })
    try {
      await command(store, asked, terminal)
    } finally {
      await store.close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    terminal.write(`${error.message}\n`)
    return 2
  }
}
