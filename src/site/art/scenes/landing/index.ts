import fiveCalls from './five-calls.ts'
import magnifiedBug from './magnified-bug.ts'
import namedBadges from './named-badges.ts'
import oneBoat from './one-boat.ts'
import rosette from './rosette.ts'

/** Scenes of landing pages. */
export const landing = {
  'five-calls': fiveCalls,
  'magnified-bug': magnifiedBug,
  'named-badges': namedBadges,
  'one-boat': oneBoat,
  rosette,
}
