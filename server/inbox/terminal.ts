import type { Asked } from './options.ts'

/** The terminal of a command. */
export interface Terminal {
  readonly write: (text: string) => void
  /** Writes to standard error. */
  readonly writeError: (text: string) => void
  /** Updates the progress line on standard error; does nothing when that is not a terminal. */
  readonly progress: (text: string) => void
  /** Width in columns; `undefined` when the output is not a terminal. */
  readonly width: number | undefined
  /** Asks a yes/no question; `undefined` when not interactive. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** Confirms an irreversible action; asks only in an interactive terminal. */
export async function isSure({ confirm, write }: Terminal, { yes, json }: Asked, question: string): Promise<boolean> {
  const sure = yes || json || !confirm || (await confirm(question))
  if (!sure) write('Nothing was deleted.\n')
  return sure
}

/** The terminal of this process. */
export function ownTerminal(): Terminal {
  const { stdout, stderr, stdin } = process
  let shown = false
  // The reader, such as `head`, closed the pipe.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  return {
    write: text => stdout.write(text),
    writeError: text => stderr.write(text),
    progress: text => {
      if (stderr.isTTY && (text || shown)) stderr.write(`\r\u001b[K${text}`)
      shown = text !== ''
    },
    width: stdout.isTTY ? stdout.columns : undefined,
    confirm:
      stdin.isTTY && stdout.isTTY
        ? async question => {
            const { createInterface } = await import('node:readline/promises')
            const lines = createInterface({ input: stdin, output: stdout })
            const answer = await lines.question(`${question} [y/N] `)
            lines.close()
            return /^y(es)?$/i.test(answer.trim())
          }
        : undefined,
  }
}
