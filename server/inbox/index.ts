/** `npm run inbox`: reads and manages submissions on the command line. */
import { readConfig } from '#server/config.ts'
import { startProcess } from '#server/start-process.ts'
import { runInbox } from './run.ts'
import { ownTerminal } from './terminal.ts'

await startProcess(async env => {
  process.exitCode = await runInbox(process.argv.slice(2), () => readConfig(env), ownTerminal())
})
