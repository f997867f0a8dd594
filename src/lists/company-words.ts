import { claims } from '#content/claims.ts'
import { company } from '#content/company.ts'
import { filled, filledIn, placeholdersOf } from '#content/placeholders.ts'

const values = placeholdersOf(company, claims)

/** Fills the placeholders in every text of a list. Throws for an unknown name. */
export const withCompanyWords = <Value>(list: Value): Value =>
  filledIn(list, text =>
    filled(text, values, written => {
      throw new Error(`there is no ${written}`)
    }),
  )
