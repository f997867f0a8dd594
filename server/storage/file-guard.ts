import { statSync } from 'node:fs'
import { removeLogs, walOf } from './replace-file.ts'

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

/**
 * Notices that an open database file was removed or replaced. What is written to such a file is lost, though every write
 * succeeds.
 */
export function createFileGuard(path: string) {
  const own = inodeOf(path)
  let log: number | undefined
  return {
    isReplaced(): boolean {
      if (inodeOf(path) !== own) return true
      log = inodeOf(walOf(path))
      return false
    },
    /** Deletes the write-ahead log of the old file after it is closed: SQLite would replay it into the new one. */
    removeOldLog() {
      if (log !== undefined && inodeOf(walOf(path)) === log) removeLogs(path)
    },
  }
}
