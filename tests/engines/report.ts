import { findEngines } from './installed.ts'

/** Says which engines the checks run in. */
export function setup() {
  for (const [name, engine] of Object.entries(findEngines()))
    console.log(`[engines] ${name}: ${engine?.program ?? 'missing, left out (README.md says how to get it)'}`)
}
