import fiveCalls from './five-calls.ts'
import namedBadges from './named-badges.ts'
import oneSpool from './one-spool.ts'
import rosette from './rosette.ts'
import sieve from './sieve.ts'

/** Scenes of landing pages. */
export const landing = {
  'five-calls': fiveCalls,
  'named-badges': namedBadges,
  'one-spool': oneSpool,
  rosette,
  sieve,
}
