import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The heading font's name in styles of pictures. */
export const fontFamily = 'Bricolage Grotesque'

/** A font as the picture makers read it; `subset` is a range of characters as its package names it. */
export const fontBytes = (subset: string, weight: 500 | 700) =>
  readFileSync(resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`))

const file = (subset: string, weight: 500 | 700) => ({
  name: fontFamily,
  weight,
  style: 'normal' as const,
  data: fontBytes(subset, weight),
})

/** The font of headings: its common characters. */
export const headingFont = () => fontBytes('latin', 700)

/** The fonts of all pictures: satori reads woff, not the woff2 that the pages use. */
export const readFonts = () =>
  ([500, 700] as const).flatMap(weight => ['latin', 'latin-ext'].map(subset => file(subset, weight)))
