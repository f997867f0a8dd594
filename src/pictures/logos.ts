/** The logos on the press page; the build adds the drawings and the file sizes. */

export const logoKinds = ['mark', 'word-mark'] as const
export const logoGrounds = ['light', 'dark'] as const

export type LogoKind = (typeof logoKinds)[number]
/** The background that a logo is made for. */
export type LogoGround = (typeof logoGrounds)[number]

/** A logo file: its URL, and a label such as `PNG, 38 kB`. */
interface LogoFile {
  readonly href: string
  readonly label: string
}

export interface Logo {
  readonly kind: LogoKind
  readonly ground: LogoGround
  /** Size of the drawing in pixels, for its aspect ratio. */
  readonly width: number
  readonly height: number
  readonly svg: LogoFile
  readonly png: LogoFile
}
