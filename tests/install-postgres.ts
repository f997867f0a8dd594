/** Installs PostgreSQL for the tests: Debian's package for root. Fails without one, unless `SKIP_POSTGRES` is 1. */
import { apt } from './install.ts'
import { findPostgres, requiredPostgres } from './server/postgres.ts'

if (process.env.SKIP_POSTGRES !== '1' && !findPostgres()) apt('--no-install-recommends', 'postgresql')
try {
  console.log(`[postgres] ${requiredPostgres(process.env, findPostgres()) ?? 'left out, as SKIP_POSTGRES says'}`)
} catch (error) {
  console.error(`[postgres] ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
