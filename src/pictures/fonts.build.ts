import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { headingFont } from '#theme/tokens.ts'

const { resolve } = createRequire(import.meta.url)

export type Weight = 500 | 700

const heading = headingFont.toLowerCase().replaceAll(' ', '-')

/** The font packages. The name of a font starts with its package and ends with a range of characters. */
const packages = [heading, 'noto-sans-bengali', 'noto-sans']

const fileOf = (name: string, weight: Weight, type: 'woff' | 'woff2') => {
  const folder = dirname(resolve(`@fontsource/${packages.find(each => name.startsWith(`${each}-`))}`))
  return join(folder, 'files', `${name}-${weight}-normal.${type}`)
}

/** The heading font by its ranges of characters, of which not every family has all. */
export const headingFiles = ['latin', 'latin-ext', 'vietnamese']
  .map(range => ({ range, name: `${heading}-${range}` }))
  .filter(({ name }) => existsSync(fileOf(name, 700, 'woff')))

/** Reads a font by its name, such as `noto-sans-greek`. */
export const fontBytes = (name: string, weight: Weight, type: 'woff' | 'woff2' = 'woff') =>
  readFileSync(fileOf(name, weight, type))

const file = ({ range, name }: (typeof headingFiles)[number], weight: Weight) => ({
  // Satori uses one font per family and weight. It searches all families for other letters.
  name: range === 'latin' ? headingFont : `${headingFont} ${range}`,
  weight,
  style: 'normal' as const,
  data: fontBytes(name, weight),
})

/**
 * Returns the heading font for satori, which reads WOFF and not the WOFF2 of the pages. Other letters are drawn as outlines
 * (`words.ts`).
 */
export const readFonts = () => ([500, 700] as const).flatMap(weight => headingFiles.map(font => file(font, weight)))
