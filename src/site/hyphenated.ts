/** Splits a text at its hyphenated words, such as "T-shirts" and "4-6", which are at the odd places. */
export const atHyphenated = (text: string) => text.split(/(\S+-\S+)/)

/** Whether a hyphenated word is so short that it stays on one line everywhere, also on a phone. */
export const isShort = (word: string) => word.length <= 12
