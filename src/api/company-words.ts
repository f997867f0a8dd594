import { company } from '#site/company.ts'

/** What a data file or an article, which cannot hold a template string, may mention as `{{name}}`. */
const words: Readonly<Record<string, string>> = {
  name: company.name,
  city: company.city,
  country: company.country,
  email: company.emails.general,
  phone: company.phone,
  phoneHref: company.phoneHref,
  founder: company.founder.name,
  founderRole: company.founder.role,
}

/** The names that may stand between `{{` and `}}`. */
export const companyWords: readonly string[] = Object.keys(words)

/** A text with the company's words in place of `{{name}}`. Throws for a name that does not exist. */
export const withCompanyWords = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key]
    if (word === undefined) throw new Error(`there is no {{${key}}}; use ${companyWords.join(', ')}`)
    return word
  })

/** The same for every text of a value that came from JSON. */
export const filledIn = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string' ? withCompanyWords(entry) : entry,
  ) as Value
