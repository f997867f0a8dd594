import type { TestProject } from 'vitest/node'
import { findPostgres, requiredPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the database server of the tests. Tests use a file if it is undefined. */
    postgres: string | undefined
  }
}

/** Starts one server for all tests of the project. */
export default async function setup(project: TestProject) {
  const programs = requiredPostgres(process.env, findPostgres())
  if (!programs) return
  const postgres = await startPostgres(programs)
  project.provide('postgres', postgres.url)
  return postgres.stop
}
