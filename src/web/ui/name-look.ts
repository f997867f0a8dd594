/** The class of a company's name: a long one is smaller, so that it stays on one line or breaks between words that fit into the header. */
export function nameLook(name: string): string | undefined {
  const { length } = [...name]
  if (length > 24) return 'name-longest'
  return length > 8 ? 'name-long' : undefined
}
