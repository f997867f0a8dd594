import { company } from '#site/company.ts'

/** What is named of a company. */
interface Named {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly emails: { readonly general: string }
  readonly phone: string
  readonly phoneHref: string
  readonly founder: { readonly name: string; readonly role: string }
}

type Words = Readonly<Record<string, string>>

/** What a data file, which cannot hold a template string, may mention as `{{name}}`. */
export const wordsOf = ({ name, city, country, emails, phone, phoneHref, founder }: Named): Words => ({
  name,
  city,
  country,
  email: emails.general,
  phone,
  phoneHref,
  founder: founder.name,
  founderRole: founder.role,
})

const words = wordsOf(company)

/** The names that may stand between `{{` and `}}`. */
export const companyWords: readonly string[] = Object.keys(words)

/** A text with the company's words in place of `{{name}}`. Throws for a name that does not exist. */
export const withCompanyWords = (text: string, own: Words = words): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = own[key]
    if (word === undefined) throw new Error(`there is no {{${key}}}; use ${companyWords.join(', ')}`)
    return word
  })

/** The same for every text of a value that came from JSON. */
export const filledIn = <Value>(value: Value, own: Words = words): Value =>
  JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string' ? withCompanyWords(entry, own) : entry,
  ) as Value
