/** Logos as the press page offers them; the build adds the drawings of the logos and the sizes of their files. */

export const logoKinds = ['mark', 'word-mark'] as const
export const logoGrounds = ['light', 'dark'] as const

export type LogoKind = (typeof logoKinds)[number]
/** The ground that a logo is made for. */
export type LogoGround = (typeof logoGrounds)[number]

/** A file of a logo: where it is, and what it is in words, such as `PNG, 512 x 512, 38 kB`. */
interface LogoFile {
  readonly href: string
  readonly label: string
}

export interface Logo {
  readonly kind: LogoKind
  readonly ground: LogoGround
  /** Pixels of the drawing, for its proportions. */
  readonly width: number
  readonly height: number
  readonly svg: LogoFile
  readonly png: LogoFile
}
