import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { withStop } from '#site/fill.ts'

const { name, city, country, emails, phone, phoneHref, currency, founder } = company

/** Values of the placeholders `{{name}}` in data files: the company's data, and its hours from the claims. */
const words: Readonly<Record<string, string>> = {
  name,
  city,
  country,
  email: emails.general,
  phone,
  phoneHref,
  currency,
  founder: founder.name,
  founderRole: founder.role,
  workingDays: claims.workingDays,
  deskHours: claims.deskHours,
  phoneHours: claims.phoneHours,
}

/** Valid placeholder names. */
export const companyWords: readonly string[] = Object.keys(words)

/** Replaces the placeholders in a text. Throws for an unknown name. */
export const withCompanyWords = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}(\.?)/g, (_, key: string, stop: string) => {
    const word = words[key]
    if (word === undefined) throw new Error(`there is no {{${key}}}; use ${companyWords.join(', ')}`)
    return withStop(word, stop)
  })

/** Replaces the placeholders in every string of a JSON value. */
export const filledIn = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string' ? withCompanyWords(entry) : entry,
  ) as Value
