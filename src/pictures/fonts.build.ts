import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The heading font's name in styles of pictures. */
export const fontFamily = 'Bricolage Grotesque'

export type Weight = 500 | 700

/** The font packages. The name of a font starts with its package and ends with a range of characters. */
const packages = ['bricolage-grotesque', 'noto-sans-bengali', 'noto-sans']

/** Reads a font by its name, such as `noto-sans-greek`. */
export const fontBytes = (name: string, weight: Weight) =>
  readFileSync(
    resolve(`@fontsource/${packages.find(each => name.startsWith(`${each}-`))}/files/${name}-${weight}-normal.woff`),
  )

const file = (subset: string, weight: Weight) => ({
  // Satori uses one font per family and weight. It searches all families for other letters.
  name: subset === 'latin' ? fontFamily : `${fontFamily} ${subset}`,
  weight,
  style: 'normal' as const,
  data: fontBytes(`bricolage-grotesque-${subset}`, weight),
})

/**
 * Returns the heading font for satori, which reads WOFF and not the WOFF2 of the pages. Other letters are drawn as outlines
 * (`words.ts`).
 */
export const readFonts = () =>
  ([500, 700] as const).flatMap(weight => ['latin', 'latin-ext', 'vietnamese'].map(subset => file(subset, weight)))
