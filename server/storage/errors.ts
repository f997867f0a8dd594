/** The code of a database or network error, such as `SQLITE_FULL` or `ECONNREFUSED`; never its message. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/** Another process deleted a row that this one has just read. */
export class ConflictError extends Error {
  readonly code = '40001'
}

/** The database file was removed or replaced while it was open. */
export class ReplacedError extends Error {
  readonly code = 'DATABASE_REPLACED'
}

/** A newer server has migrated the database. */
export class NewerError extends Error {
  readonly code = 'DATABASE_NEWER'
}

/** The content that is to be stored is not what was received. */
export class ContentError extends Error {
  readonly code = 'CONTENT_DIFFERS'
}

/** Whether a retry will succeed: a locked database or a transaction conflict (PostgreSQL appendix A). */
export const isConflict = (error: unknown) => /^(SQLITE_BUSY|SQLITE_LOCKED|40001|40P01)/.test(codeOf(error))

// Errors of the PostgreSQL driver itself have no code.
const isOfDriver = (error: unknown) =>
  error instanceof Error && /^(Connection terminated|timeout exceeded)/.test(error.message)

/** Whether the database may become available again without a change of the configuration. */
export const isTemporary = (error: unknown) =>
  isConflict(error) ||
  isOfDriver(error) ||
  /^(DATABASE_|SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|E(CONN|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN|PIPE|NOSPC|DQUOT|ROFS)|08|53|57)/.test(
    codeOf(error),
  )

/** Whether an error would affect any submission: disk full, database unavailable, no permission. */
export const isGeneral = (error: unknown) =>
  isTemporary(error) || /^(SQLITE_(CORRUPT|NOTADB|PERM|NOMEM)|E[A-Z]+|25006|58)/.test(codeOf(error))
