/**
 * The only module that imports `data/company.json`. All names, people, addresses and sites of the company come from here, so
 * that a new owner changes one file. The server and the build validate the file (`#content/schema/company.ts`).
 */
import data from '#data/company.json' with { type: 'json' }
import { withDerived } from './company-values.ts'

/** The company's identity, with the values that are derived from it. */
export const company = withDerived(data)
