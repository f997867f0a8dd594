import type { Config } from '#server/config.ts'
import type { Store } from '#server/storage/index.ts'
import { exportAll } from './export.ts'
import { forget } from './forget.ts'
import { list } from './list.ts'
import { failed, retry, waiting } from './mails.ts'
import { backup, forgotten, repeatList, sweep } from './maintenance.ts'
import type { Asked, OptionName } from './options.ts'
import { restore } from './restore.ts'
import { save } from './save.ts'
import { next, show } from './show.ts'
import { subscribers } from './subscribers.ts'
import type { Terminal } from './terminal.ts'
import { mark, note, release, remove, spam, take, undo } from './work.ts'

/** A positional argument. */
interface Word {
  readonly name: string
  /** Description, used after "needs" in error messages. */
  readonly about: string
  readonly optional?: true
  /** Whether it may be repeated. */
  readonly many?: true
}

interface CommandDescription {
  readonly about: string
  readonly words?: readonly Word[]
  readonly options?: readonly OptionName[]
  readonly examples?: readonly string[]
}

/** A command. `runClosed` is for commands that replace the database and must not have it open. */
export type Command = CommandDescription &
  (
    | { readonly run: (store: Store, asked: Asked, terminal: Terminal, config: Config) => Promise<unknown> }
    | { readonly runClosed: (config: Config, asked: Asked, terminal: Terminal) => Promise<unknown> }
  )

const id: Word = { name: 'id', about: 'an id, as "list" shows it' }
const ids: Word = { ...id, many: true }

/** Options that select submissions. */
const choice = ['since', 'until', 'kind', 'status', 'search'] as const

/** Options of commands that write a table. */
const files = ['out', 'csv', 'separator'] as const

/** All commands. The parser, the error messages and the help texts are derived from this table. */
const groups = {
  Read: {
    list: {
      about: 'lists submissions, newest first',
      options: [...choice, 'limit', 'all'],
      examples: ['list --kind careers --search "backend engineer"', 'list --status new --since 2026-10-01'],
      run: list,
    },
    next: { about: 'shows the oldest new one that nobody has taken', options: ['kind'], run: next },
    show: { about: 'shows a submission with all its fields', words: [id], run: show },
    save: {
      about: 'saves the resume of an application',
      words: [id, { name: 'folder', about: 'a folder', optional: true }],
      run: save,
    },
  },
  Handle: {
    answered: { about: 'marks as answered, after you have replied by mail', words: [ids], run: mark('answered') },
    closed: { about: 'marks as closed: nothing more is to be done', words: [ids], run: mark('closed') },
    new: { about: 'marks as new again', words: [ids], run: mark('new') },
    take: {
      about: 'assigns it to somebody, so that "next" skips it',
      words: [id, { name: 'who', about: 'a name' }],
      run: take,
    },
    release: { about: 'removes the assignment', words: [ids], run: release },
    note: {
      about: 'replaces its note; without words, removes it',
      words: [id, { name: 'words', about: 'the note', optional: true, many: true }],
      run: note,
    },
    undo: { about: 'undoes the last change of status, note or assignment', words: [id], run: undo },
    spam: {
      about: 'deletes its text, file and mail; cannot be undone',
      words: [ids],
      options: ['yes'],
      run: spam,
    },
    delete: { about: 'deletes a submission completely; cannot be undone', words: [ids], options: ['yes'], run: remove },
  },
  Export: {
    export: {
      about: 'writes a table for spreadsheets, oldest first',
      options: [...choice, ...files],
      examples: ['export --since 2026-10 --until 2026-10 --out october.csv'],
      run: exportAll,
    },
    subscribers: {
      about: 'lists newsletter subscribers with unsubscribe links',
      options: files,
      run: subscribers,
    },
  },
  Mail: {
    waiting: { about: 'shows how many mails wait, since when, the last error', run: waiting },
    failed: { about: 'lists mails that could not be sent in three days', run: failed },
    retry: {
      about: 'tries failed mails again, or the waiting ones',
      options: ['waiting'],
      words: [{ name: 'id', about: 'an id, as "failed" shows it', optional: true }],
      run: retry,
    },
  },
  'Privacy and backups': {
    forget: {
      about: 'deletes all data of a person',
      words: [{ name: 'email', about: 'an email address' }],
      options: ['yes'],
      run: forget,
    },
    sweep: {
      about: 'deletes expired data; the server does so by itself',
      run: sweep,
    },
    backup: {
      about: 'copies the database; the server may run',
      words: [{ name: 'file', about: 'the name of a new file' }],
      options: ['keep'],
      examples: ['backup /backup/post-$(date +%F).db --keep 30'],
      run: backup,
    },
    restore: {
      about: 'replaces the database; later deletions are repeated',
      words: [{ name: 'file', about: 'a backup' }],
      runClosed: restore,
    },
    forgotten: {
      about: 'writes deletion requests, for backups by other tools',
      words: [{ name: 'list', about: 'the name of a file' }],
      run: forgotten,
    },
    repeat: {
      about: 'repeats them, after another tool restored a backup',
      words: [{ name: 'list', about: 'a file that "forgotten" wrote' }],
      run: repeatList,
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Command>>>>

type Groups = typeof groups
export type CommandName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

export const commandGroups: Readonly<Record<string, Readonly<Record<string, Command>>>> = groups
export const commands: Readonly<Record<CommandName, Command>> = {
  ...groups.Read,
  ...groups.Handle,
  ...groups.Export,
  ...groups.Mail,
  ...groups['Privacy and backups'],
}

/** The options of a command, including the common ones. */
export const optionsOf = ({ options = [] }: Command): readonly OptionName[] => [...options, 'json', 'help']
