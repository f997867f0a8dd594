const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in an XML element or in an attribute in double quotes. */
export const xml = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? character)
