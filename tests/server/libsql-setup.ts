import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLibsqlService } from './libsql-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The service in which the tests of this project keep things. */
    libsql: string | undefined
  }
}

/** One service for all tests of the project. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'libsql-'))
  const service = await startLibsqlService(folder)
  project.provide('libsql', service.url)
  return async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  }
}
