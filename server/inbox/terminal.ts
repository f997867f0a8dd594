/** An invalid command line; the message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The terminal of a command. */
export interface Terminal {
  readonly write: (text: string) => void
  /** Writes to standard error. */
  readonly writeError: (text: string) => void
  /** Width in columns; `undefined` when the output is not a terminal. */
  readonly width: number | undefined
  /** Asks a yes/no question; `undefined` when not interactive. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** The terminal of this process. */
export function ownTerminal(): Terminal {
  const { stdout, stderr, stdin } = process
  // The reader, such as `head`, closed the pipe.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  return {
    write: text => stdout.write(text),
    writeError: text => stderr.write(text),
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
