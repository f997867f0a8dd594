import type { Location, Path, To } from 'react-router-dom'
import { createPath, parsePath } from 'react-router-dom'

/** The state of a history entry. */
interface Kept {
  /** Identifies the entry, for its scroll position. */
  readonly key: string
  /** The location's `state`, for components. */
  readonly state: unknown
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'

const newKey = () => Math.random().toString(36).slice(2, 10)

/** The current location. An entry that the browser has created, such as a jump to a `#hash`, gets its key now. */
export function here(): Location {
  const { pathname, search, hash } = location
  const known = isKept(history.state)
  const { key, state }: Kept = isKept(history.state) ? history.state : { key: newKey(), state: null }
  if (!known) history.replaceState({ key, state } satisfies Kept, '')
  return { pathname, search, hash, key, state }
}

/** Whether the app has created the current history entry. */
export const isOurs = () => isKept(history.state)

/** The location of a target, relative to the current one. */
export function locationOf(to: To, state: unknown = null): Location {
  const { pathname = '', search = '', hash = '' }: Partial<Path> = typeof to === 'string' ? parsePath(to) : to
  return { pathname: pathname || location.pathname, search, hash, key: newKey(), state }
}

/** Writes a location to the browser's history. */
export function write(to: Location, how: 'PUSH' | 'REPLACE') {
  const kept: Kept = { key: to.key, state: to.state }
  history[how === 'PUSH' ? 'pushState' : 'replaceState'](kept, '', createPath(to))
}
