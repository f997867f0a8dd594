const letters = new Intl.Segmenter()

/** The longest start of a text that has at most this size; letters with their joiners and marks stay whole. */
export function startWithin(text: string, limit: number, sizeOf = (part: string) => part.length): string {
  if (sizeOf(text) <= limit) return text
  const start = (parts: Iterable<string>) => {
    let [kept, size] = ['', 0]
    for (const part of parts) {
      size += sizeOf(part)
      if (size > limit) break
      kept += part
    }
    return kept
  }
  function* whole() {
    for (const { segment } of letters.segment(text.slice(0, 20 * limit))) yield segment
  }
  // One letter can have any number of marks.
  return start(whole()) || start(text)
}
