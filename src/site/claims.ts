/**
 * What several pages say of the company, once: `data/claims.yaml`, checked, with what follows from it. Drawings and charts
 * take their figures from here, content by `{{claims.warranty}}` (docs/specification.md#claims).
 */
import content from '#content/claims.json' with { type: 'json' }
import type { AllClaims } from './pages/claims.ts'

const read: unknown = content

/** The owner decides which claims exist: the compiler must not know those of one company. */
export const claims = read as AllClaims

/** The company's hours by its clock, and when clients' days begin by theirs. */
export const workday = claims.workday

/** The countries in which a client has paid for a project. */
export const clientCountries = claims.clientCountries ?? []
