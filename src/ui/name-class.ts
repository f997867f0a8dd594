/** The class of the company's name: a long name is smaller, so that it fits into the header. */
export function nameClass(name: string): string | undefined {
  const { length } = [...name]
  if (length > 24) return 'name-longest'
  return length > 8 ? 'name-long' : undefined
}
