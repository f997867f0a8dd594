/**
 * The palette as roles, for both themes: plain values that Node can import. CSS variables, UnoCSS, the manifest,
 * `theme-color`, the stitched patterns and the social images read them from here.
 */
const light = {
  /** The page. */
  paper: '#FBF7EF',
  /** Art, bands, the selected item. */
  cloth: '#F3EAD8',
  /** Cards and menus. */
  raise: '#FFFDF8',
  /** Text and the primary button. */
  ink: '#1B1F3B',
  /** Secondary text. */
  soft: '#4C506B',
  /** The bar of the time before, in charts. */
  past: '#4C506B',
  /** Borders and lines of drawings. */
  line: '#D9CDB6',
  /** Dividing stitches. */
  seam: '#D9CDB6',
  /** Dividing stitches on a sheet. */
  hem: '#D9CDB6',
  /** A sheet on a pattern. */
  sheet: '#FFFDF8',
  /** Links. */
  indigo: '#27348B',
  /** Steps, the path line, errors. */
  madder: '#B23A2E',
  /** The one call to action on a page. */
  marigold: '#D9921E',
  /** Success. */
  leaf: '#2E6E5A',
  river: '#2F7FA3',
}

export type Role = keyof typeof light
export type Palette = Readonly<Record<Role, string>>
export type Theme = 'light' | 'dark'

const dark: Palette = {
  paper: '#11142A',
  cloth: '#1A1F45',
  raise: '#191D3A',
  ink: '#F3EDE0',
  soft: '#B9BAD0',
  // Darker than the bar of today, which is what a chart tells.
  past: '#696C85',
  line: '#343A66',
  seam: '#6169AB',
  hem: '#8088C4',
  // Lighter than cloth: a darker one looks like a hole.
  sheet: '#272F70',
  indigo: '#A3AEFF',
  madder: '#F0897A',
  marigold: '#F2BE5C',
  leaf: '#7CC7AA',
  river: '#7FC4E4',
}

export const palettes: Record<Theme, Palette> = { light, dark }

/** The family of headings, of https://fontsource.org with the weights 500 and 700. Its package is in `package.json`. */
export const headingFont = 'Bricolage Grotesque'

/** The thread colours of patterns. */
export const threads = ['indigo', 'madder', 'marigold', 'leaf', 'river'] as const satisfies readonly Role[]

export type Thread = (typeof threads)[number]

/** Milliseconds: press and hover, menus and tabs, reveal and carousel. */
export const durations = { fast: 120, menu: 200, reveal: 400 } as const

export const easing = 'cubic-bezier(.2,.7,.2,1)'

/** Breakpoints in em, so that they grow with the browser's font size, like lengths in rem. */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80 } as const
