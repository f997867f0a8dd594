/** `npm run serve`: the built site, its lists and its forms, on one port. */
import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { openPostRoom } from './post-room.ts'

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const room = await openPostRoom(readConfig(process.env))
  const close = () => void room.close().then(() => process.exit(0), fail)
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
} catch (error) {
  fail(error)
}
