import type { Asked } from './options.ts'

/** Where a command writes to, and what is known of it. */
export interface Terminal {
  readonly write: (text: string) => void
  /** Says what went wrong, apart from what is written. */
  readonly writeError: (text: string) => void
  /** Says how far a long work is, on one line that is written over; nothing where nobody looks. */
  readonly progress: (text: string) => void
  /** Columns of the screen; `undefined` where a file or another program reads. */
  readonly width: number | undefined
  /** Asks a question that is answered with yes or no; `undefined` where nobody can answer. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** Whether to go on with what cannot be undone: asks where somebody can answer. */
export async function isSure({ confirm, write }: Terminal, { yes, json }: Asked, question: string): Promise<boolean> {
  const sure = yes || json || !confirm || (await confirm(question))
  if (!sure) write('Nothing was removed.\n')
  return sure
}

/** The terminal of this process. */
export function ownTerminal(): Terminal {
  const { stdout, stderr, stdin } = process
  let shown = false
  // Whoever reads has enough, such as `head`.
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
