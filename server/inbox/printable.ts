/** Control characters except line ends and tabs, and bidirectional control characters. */
const unsafe = /(?!\n|\t|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Replaces characters that a terminal could interpret. */
export const withoutControls = (text: string) => text.replace(unsafe, '\ufffd')

/** Makes a visitor's text safe for a terminal; keeps lines. */
export const printable = (text: string) =>
  withoutControls(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll('\t', '    '))

/** Makes a visitor's text safe for a terminal, on one line. */
export const onOneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim()

/** Serializes JSON; escapes all characters that a terminal could interpret. */
export const json = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
