/** `npm run inbox`: reads and manages submissions on the command line. */
import { once } from 'node:events'
import { readConfig, startProcess } from '#server/config.ts'
import type { Terminal } from './output.ts'
import { runInbox } from './run.ts'

function ownTerminal(): Terminal {
  const { stdout, stderr, stdin } = process
  stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    // The reader, such as `head`, closed the pipe.
    if (code === 'EPIPE') process.exit(0)
    stderr.write(`The output could not be written (${code}).\n`)
    process.exit(1)
  })
  return {
    write: text => (stdout.write(text) ? undefined : once(stdout, 'drain')),
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

await startProcess(async env => {
  process.exitCode = await runInbox(process.argv.slice(2), () => readConfig(env), ownTerminal())
})
