/** Splits a text at its hyphenated words, such as "T-shirts" and "4-6", which are at the odd indexes. */
export const atHyphenated = (text: string) => text.split(/(\S+-\S+)/)

/** Whether a hyphenated word is short enough to stay on one line, even on a phone. */
export const isShort = (word: string) => word.length <= 12
