const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an XML element or an attribute in double quotes. */
export const xml = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? character)
