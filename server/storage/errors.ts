/** The code of an error of the database or of the way to it, such as `SQLITE_FULL` or `ECONNREFUSED`; never its words. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  // "fetch failed": the reason is inside.
  if (error instanceof TypeError && error.cause instanceof Error) return codeOf(error.cause)
  return error instanceof Error ? error.name : 'unknown'
}

/** Another process has removed what this one has just seen. */
export class ConflictError extends Error {
  readonly code = '40001'
}

/** Another process writes, or two transactions met: the same again will work. PostgreSQL appendix A has its codes. */
export const isConflict = (error: unknown) => /^(SQLITE_BUSY|SQLITE_LOCKED|40001|40P01)/.test(codeOf(error))

// The driver's own errors have no code.
const isOfDriver = (error: unknown) =>
  error instanceof Error && /^(Connection terminated|timeout exceeded)/.test(error.message)

/** Whether the database may be there again without a change of the settings. */
export const isTemporary = (error: unknown) =>
  isConflict(error) ||
  isOfDriver(error) ||
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|E(CONN|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN|PIPE|NOSPC|DQUOT|ROFS)|08|53|57)/.test(
    codeOf(error),
  )

/** Whether any other submission would meet it as well: no room, no database, no rights. */
export const isGeneral = (error: unknown) =>
  isConflict(error) ||
  isOfDriver(error) ||
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)|E[A-Z]+|08|25006|53|57|58)/.test(codeOf(error))
