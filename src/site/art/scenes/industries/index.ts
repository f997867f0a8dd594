import ledger from './ledger.ts'

/** Scenes of industries. */
export const industries = {
  ledger,
}
