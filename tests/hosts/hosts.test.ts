import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkDeploy } from '../../scripts/deploy-check.ts'
import { startServer } from '../server/process.ts'
import { caddy, isInstalled, nginx, startHost } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-server-'))
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ env: { DATABASE_URL: `file:${join(folder, 'post.db')}`, TRUST_PROXY: '127.0.0.1' } })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  rmSync(folder, { recursive: true })
})

describe.each([nginx, caddy].filter(isInstalled))('$name with the configuration of the build', program => {
  it.each([
    ['the files', () => undefined],
    ['the files, and passes forms and lists on to the server', () => server.origin],
  ])('serves %s', async (_, origin) => {
    const running = await startHost(program, origin())
    onTestFinished(running.stop)
    const { requests, hasServer, differences } = await checkDeploy(running)
    expect(Object.fromEntries(differences)).toEqual({})
    expect([requests > 500, hasServer]).toEqual([true, origin() !== undefined])
  })
})
