/**
 * Who we are. The only reader of `data/company.json`; everything that names the company, its people,
 * its addresses or its sites comes from here, so that a new owner changes one file.
 * The file itself is checked against the contract at start and in the build (`#api/contract.ts`).
 */
import data from '#data/company.json' with { type: 'json' }
import { withDerived } from './company-values.ts'

/** The company's identity, with the values that are derived from it. */
export const company = withDerived(data)
