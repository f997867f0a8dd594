/** Logos as the press page offers them: what is drawn of them and how large their files are, the build knows. */

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
