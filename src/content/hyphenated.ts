/** Splits a text at its hyphenated words, such as "T-shirts" and "4-6", and its very long ones, which are at the odd indexes. */
export const atHyphenated = (text: string) => text.split(/([^\s-]{1,24}-\S+|\S{25,})/)

/** Whether a hyphenated word is short enough to stay on one line, even on a phone. */
export const isShort = (word: string) => word.length <= 12

/** The class of such a word: short ones stay on one line, longer ones only in wide windows, and very long ones may break. */
export function wrapClass(word: string) {
  if (word.length > 24) return '[overflow-wrap:anywhere]'
  return isShort(word) ? 'whitespace-nowrap' : 'sm:whitespace-nowrap'
}
