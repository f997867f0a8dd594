import { company } from '#site/company.ts'

/** The company data that placeholders use. */
interface Named {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly emails: { readonly general: string }
  readonly phone: string
  readonly phoneHref: string
  readonly currency: string
  readonly founder: { readonly name: string; readonly role: string }
}

type Words = Readonly<Record<string, string>>

/** Values of the placeholders `{{name}}` in data files. */
export const wordsOf = ({ name, city, country, emails, phone, phoneHref, currency, founder }: Named): Words => ({
  name,
  city,
  country,
  email: emails.general,
  phone,
  phoneHref,
  currency,
  founder: founder.name,
  founderRole: founder.role,
})

const words = wordsOf(company)

/** Valid placeholder names. */
export const companyWords: readonly string[] = Object.keys(words)

/** Replaces the placeholders in a text. Throws for an unknown name. */
export const withCompanyWords = (text: string, own: Words = words): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = own[key]
    if (word === undefined) throw new Error(`there is no {{${key}}}; use ${companyWords.join(', ')}`)
    return word
  })

/** Replaces the placeholders in every string of a JSON value. */
export const filledIn = <Value>(value: Value, own: Words = words): Value =>
  JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string' ? withCompanyWords(entry, own) : entry,
  ) as Value
