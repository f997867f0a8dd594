import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/process.ts'

/** Starts the project's own server as `npm run serve` does; it trusts a proxy on this machine. */
export async function startOwnServer() {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'))
  const { origin, kill } = await startServer({
    env: { DATABASE_URL: `file:${join(folder, 'post.db')}`, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' },
  })
  return {
    origin,
    stop: async () => {
      await kill('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
