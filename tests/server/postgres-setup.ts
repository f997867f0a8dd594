import type { TestProject } from 'vitest/node'
import { findPostgres, requiredPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this project keep things; a file where it is not given. */
    postgres: string | undefined
  }
}

/** One server for all tests of the project. */
export default async function setup(project: TestProject) {
  const programs = requiredPostgres(process.env, findPostgres())
  if (!programs) return
  const postgres = await startPostgres(programs)
  project.provide('postgres', postgres.url)
  return postgres.stop
}
