import { type Expression, type Kysely, sql } from 'kysely'
import type { FileInfo, Kind, Tables } from './tables.ts'

export interface StoredSubmission {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly email: string
  readonly subject: string
  /** All fields as sent. */
  readonly fields: Readonly<Record<string, string>>
  readonly receivedAt: number
  readonly file: FileInfo | undefined
}

/** Selects submissions that match every given criterion. */
export interface SubmissionFilter {
  readonly kind?: Kind | undefined
  /** Words that all have to occur, case-insensitively. */
  readonly search?: string | undefined
  /** Receipt time: from `since` (inclusive) to `until` (exclusive), in milliseconds. */
  readonly since?: number | undefined
  readonly until?: number | undefined
}

/** Escapes the wildcards of a `like` pattern. */
const literal = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&')
const like = (column: Expression<string>, pattern: string) => sql<boolean>`${column} like ${pattern} escape '\\'`

/** Number of submissions that are in memory at once. */
const pageSize = 200

/** Queries for submissions. */
export function createInbox(db: Kysely<Tables>) {
  function select({ kind, search, since, until }: SubmissionFilter = {}) {
    let query = db
      .selectFrom('submissions')
      .leftJoin('files', 'files.submission', 'submissions.id')
      .select(['id', 'kind', 'submissions.name', 'email', 'subject', 'fields', 'received_at as receivedAt'])
      .select(['files.name as fileName', 'type', 'size', 'sha256'])
    if (kind) query = query.where('kind', '=', kind)
    if (since !== undefined) query = query.where('received_at', '>=', since)
    if (until !== undefined) query = query.where('received_at', '<', until)
    for (const word of search?.split(/\s+/).filter(Boolean) ?? [])
      query = query.where(({ ref }) => like(ref('search'), `%${literal(word)}%`))
    return query
  }

  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
  const toSubmission = ({ fields, fileName, type, size, sha256, ...row }: Row): StoredSubmission => ({
    ...row,
    fields: JSON.parse(fields) as Record<string, string>,
    file: fileName === null ? undefined : { name: fileName, type: type ?? '', size: size ?? 0, sha256: sha256 ?? '' },
  })

  async function* chunks(submission: string): AsyncGenerator<Uint8Array> {
    for (let at = 0; ; at += 1) {
      const row = await db
        .selectFrom('file_pieces')
        .select('bytes')
        .where('submission', '=', submission)
        .where('at', '=', at)
        .executeTakeFirst()
      if (!row) return
      // SQLite returns an ArrayBuffer, PostgreSQL a Buffer.
      yield new Uint8Array(row.bytes)
    }
  }

  return {
    /** Newest first, at most `limit`. */
    async list(wanted: SubmissionFilter = {}, limit = Number.MAX_SAFE_INTEGER): Promise<StoredSubmission[]> {
      const query = select(wanted).orderBy('id', 'desc').limit(limit)
      return (await query.execute()).map(toSubmission)
    },
    /** Oldest first; reads a page at a time, as all may not fit into memory. */
    async *every(wanted: SubmissionFilter): AsyncGenerator<StoredSubmission> {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const query = select(wanted).where('id', '>', after).orderBy('id').limit(pageSize)
        const rows: Row[] = await query.execute()
        yield* rows.map(toSubmission)
        after = rows.at(-1)?.id
      }
    },
    async get(id: string): Promise<StoredSubmission | undefined> {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && toSubmission(row)
    },
    /** Finds submissions by the end of their id; returns at most two, enough to detect an ambiguous id. */
    async find(end: string): Promise<StoredSubmission[]> {
      const query = select().where(({ ref }) => like(ref('id'), `%${literal(end)}`))
      return (await query.limit(2).execute()).map(toSubmission)
    },
    chunks,
  }
}
