import { useEffect, useState } from 'react'
import { loadWhenIdle } from './when-idle.ts'

/** What comes when the page is idle, such as a component; nothing until then. `load` has to be the same at every call. */
export function useLate<Late>(load: () => Promise<Late>): Late | undefined {
  const [late, setLate] = useState<Late>()
  useEffect(() => loadWhenIdle(load, found => setLate(() => found)), [load])
  return late
}
