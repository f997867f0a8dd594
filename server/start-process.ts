import { existsSync } from 'node:fs'
import { readTextFile } from '#api/text-file.ts'
import { cutSettings } from './config.ts'

/** Prints the error message without a stack trace and exits with 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Runs the program with the environment and the variables of `.env`; variables that are already set win. */
export async function startProcess(run: (env: NodeJS.ProcessEnv) => Promise<void>) {
  try {
    if (existsSync('.env')) {
      for (const warning of cutSettings(readTextFile('.env'))) console.error(warning)
      process.loadEnvFile('.env')
    }
    await run(process.env)
  } catch (error) {
    fail(error)
  }
}
