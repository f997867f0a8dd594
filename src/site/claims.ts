/**
 * What several pages say of the company, once: `data/claims.yaml`, checked, with what follows from it. Drawings and charts
 * take their figures from here, content by `{{claims.warranty}}` (docs/specification.md#claims).
 */
import claims from '#content/claims.json' with { type: 'json' }
import type { Claims } from './pages/claims.ts'

export { claims }

/** The company's hours by its clock, and when clients' days begin by theirs. */
export const workday = claims.workday as Claims['workday']

/** The countries in which a client has paid for a project. */
export const clientCountries = claims.clientCountries as Claims['clientCountries']
