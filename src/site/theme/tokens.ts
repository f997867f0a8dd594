/**
 * The palette as roles, for both themes: plain values that Node can import. CSS variables, UnoCSS, the manifest,
 * `theme-color`, the stitched patterns and the social images read them from here.
 */
export interface Palette {
  /** The page. */
  readonly paper: string
  /** Art, bands, the selected thing. */
  readonly cloth: string
  /** Cards and menus. */
  readonly raise: string
  /** Text and the primary button. */
  readonly ink: string
  /** Secondary text. */
  readonly soft: string
  /** Stitches that divide. */
  readonly line: string
  /** Links. */
  readonly indigo: string
  /** Steps, the path line, errors. */
  readonly madder: string
  /** The one call to action on a page. */
  readonly marigold: string
  /** Success. */
  readonly leaf: string
  readonly river: string
}

export type Role = keyof Palette
export type Theme = 'light' | 'dark'

export const palettes: Record<Theme, Palette> = {
  light: {
    paper: '#FBF7EF',
    cloth: '#F3EAD8',
    raise: '#FFFDF8',
    ink: '#1B1F3B',
    soft: '#4C506B',
    line: '#D9CDB6',
    indigo: '#27348B',
    madder: '#B23A2E',
    marigold: '#D9921E',
    leaf: '#2E6E5A',
    river: '#2F7FA3',
  },
  dark: {
    paper: '#11142A',
    cloth: '#1A1F45',
    raise: '#191D3A',
    ink: '#F3EDE0',
    soft: '#B9BAD0',
    line: '#343A66',
    indigo: '#A3AEFF',
    madder: '#F0897A',
    marigold: '#F2BE5C',
    leaf: '#7CC7AA',
    river: '#7FC4E4',
  },
}

/** Which text may be on which ground: every pair holds WCAG AA (4.5:1) in both themes, and a test proves it. */
export const textPairs: readonly (readonly [text: Role, ground: Role])[] = (
  ['ink', 'soft', 'indigo', 'madder', 'leaf'] as const
).flatMap(text => (['paper', 'cloth', 'raise'] as const).map(ground => [text, ground] as const))

/** Threads that a pattern may be stitched with. */
export const threads = ['indigo', 'madder', 'marigold', 'leaf', 'river'] as const satisfies readonly Role[]

export type Thread = (typeof threads)[number]

/** Milliseconds: press and hover, menus and tabs, reveal and carousel. */
export const durations = { fast: 120, menu: 200, reveal: 400 } as const

export const easing = 'cubic-bezier(.2,.7,.2,1)'

/** Window widths at which the layout changes, in em: they grow with the browser's own font size, as everything in rem does. */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80 } as const
