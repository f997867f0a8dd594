import { existsSync, readFileSync } from 'node:fs'
import { cutSettings } from './settings-warnings.ts'

/** Ends the process with the reason alone: whoever runs it needs a sentence, not a stack. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Runs the program with its environment and the variables of `.env`, which do not replace those that are set. */
export async function startProcess(run: (env: NodeJS.ProcessEnv) => Promise<void>) {
  try {
    if (existsSync('.env')) {
      for (const warning of cutSettings(readFileSync('.env', 'utf8'))) console.error(warning)
      process.loadEnvFile('.env')
    }
    await run(process.env)
  } catch (error) {
    fail(error)
  }
}
