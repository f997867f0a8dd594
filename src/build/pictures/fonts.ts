import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The heading font's name in styles of pictures. */
export const fontFamily = 'Bricolage Grotesque'

export type Weight = 500 | 700

/** The packages of the fonts: the name of a font begins with its package's, and ends with a range of characters. */
const packages = ['bricolage-grotesque', 'noto-sans-bengali', 'noto-sans-devanagari', 'noto-sans-arabic', 'noto-sans']

/** A font as the picture makers read it, such as `noto-sans-greek`. */
export const fontBytes = (name: string, weight: Weight) =>
  readFileSync(
    resolve(`@fontsource/${packages.find(each => name.startsWith(`${each}-`))}/files/${name}-${weight}-normal.woff`),
  )

const file = (subset: string, weight: Weight) => ({
  // Satori knows one font of a family and a weight; for other letters it looks through all families.
  name: subset === 'latin' ? fontFamily : `${fontFamily} ${subset}`,
  weight,
  style: 'normal' as const,
  data: fontBytes(`bricolage-grotesque-${subset}`, weight),
})

/** The heading font for satori, which reads woff, not the woff2 that the pages use. Other letters are drawn as outlines (`words.ts`). */
export const readFonts = () =>
  ([500, 700] as const).flatMap(weight => ['latin', 'latin-ext', 'vietnamese'].map(subset => file(subset, weight)))
