/** The code of a database or network error, such as `SQLITE_FULL` or `ECONNREFUSED`; never its message. */
export function codeOf(error: unknown): string {
  // Of a file that it cannot open, the driver gives an empty one.
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/** An error with a code for the log. */
export const errorWith = (code: string, message: string) => Object.assign(new Error(message), { code })

/** Whether a SQLite file is locked by another process. */
export const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

/** Whether the same transaction will succeed later: a file is locked, or transactions conflict (PostgreSQL appendix A). */
export const isConflict = (error: unknown) => isBusy(error) || /^(40001|40P01)/.test(codeOf(error))

/** Whether the database may become available again without a change of the configuration. */
export const isTemporary = (error: unknown) =>
  isConflict(error) ||
  // Errors of the PostgreSQL driver itself have no code.
  (error instanceof Error && /(Connection terminated|timeout exceeded)/.test(error.message)) ||
  /^(DATABASE_|SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|E(CONN|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN|PIPE|NOSPC|DQUOT|ROFS|NOENT|ACCES)|08|53|57)/.test(
    codeOf(error),
  )
