/** Control characters but for ends of lines and tabs, and marks that turn the direction of a line. */
const unsafe = /(?!\n|\t|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Text that no terminal takes for a command. */
export const withoutControls = (text: string) => text.replace(unsafe, '\ufffd')

/** Text of a visitor as a terminal may show it, in lines. */
export const printable = (text: string) =>
  withoutControls(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll('\t', '    '))

/** The same on one line. */
export const onOneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim()

/** A value as JSON. What a terminal could take for a command is escaped, as JSON does by itself with the oldest of them. */
export const json = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
