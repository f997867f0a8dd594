import labels from '#generated/texts/server/fields.json' with { type: 'json' }

const byName: Readonly<Record<string, string>> = labels

/** The name of a field for people, in result pages and mails. A field that no form has keeps its own. */
export const fieldLabel = (name: string) => (Object.hasOwn(byName, name) ? byName[name] : undefined) ?? name
