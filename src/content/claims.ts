/**
 * Facts about the company that several pages use: the validated `data/claims.yaml` and values derived from it. Drawings and
 * charts import them; content uses `{{claims.warranty}}` (docs/specification/data.md#claims).
 */
import content from '#generated/claims.json' with { type: 'json' }
import type { AllClaims } from './schema/claims.ts'

const read: unknown = content

/** Typed by the schema, not by the file, because the owner decides which claims exist. */
export const claims = read as AllClaims

/** The company's hours in its time zone, and when clients' days begin in theirs. */
export const workday = claims.workday
