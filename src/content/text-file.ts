import { readFileSync } from 'node:fs'

/** Returns a text as the project reads it: without a byte order mark, and with one kind of line end. */
export const plainText = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Reads a text file that people edit, in whatever form their editor or Git has written it. */
export const readTextFile = (path: string) => plainText(readFileSync(path, 'utf8'))
