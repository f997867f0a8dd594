import { defineConfig, presetWind3 } from 'unocss'
import { breakpoints, durations, easing, type Palette, palettes } from './src/theme/tokens.ts'

const roles = Object.keys(palettes.light) as (keyof Palette)[]
const variables = (palette: Palette) => roles.map(role => `--${role}:${palette[role]}`).join(';')

// All animations use these three durations, so nothing moves when they are zero.
const themeVariables = `:root{color-scheme:light dark;${variables(palettes.light)};--fast:${durations.fast}ms;--menu:${durations.menu}ms;--reveal:${durations.reveal}ms;--ease:${easing}}
@media (prefers-color-scheme:dark){:root{${variables(palettes.dark)}}}
@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--menu:0ms;--reveal:0ms}}`

export default defineConfig({
  presets: [presetWind3({ preflight: false })],
  preflights: [{ getCSS: () => themeVariables, layer: 'tokens' }],
  // The client build does not contain components that are prerendered and never hydrated.
  content: { filesystem: ['src/app/header/*.tsx'] },
  // Words of the code that are utilities too, and that no element has as its class, at no width.
  blocklist: ['b', 'container', 'fixed', 'inline', 'px', 'static', 'table', 'visible'],
  layers: { tokens: -20, base: -10, shortcuts: 0, default: 10 },
  theme: {
    colors: {
      ...Object.fromEntries(roles.map(role => [role, `var(--${role})`])),
      accent: 'var(--accent)',
      // Backgrounds of logos, the same in both themes.
      ground: { light: palettes.light.paper, dark: palettes.dark.paper },
    },
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}em`])),
    fontFamily: { display: 'var(--display)' },
    fontSize: Object.fromEntries(
      ['sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'].map(size => [
        size,
        [`var(--text-${size})`, {}] as [string, Record<string, string>],
      ]),
    ),
    borderRadius: { DEFAULT: 'var(--radius-sm)', lg: 'var(--radius)', none: '0' },
  },
  shortcuts: {
    wrap: 'mx-auto w-full max-w-[var(--wrap)] px-[var(--gutter)]',
    band: 'py-[var(--band)]',
    h1: 'font-display font-700 text-4xl leading-[1.06] tracking-[-0.02em]',
    h2: 'font-display font-700 text-3xl leading-[1.1] tracking-[-0.02em]',
    h3: 'font-display font-700 text-lg leading-[1.25] word-spacing-[0.06em] text-balance',
    lead: 'text-md sm:text-lg leading-[1.5] text-soft max-w-34em',
    small: 'text-sm leading-[1.55]',
    eyebrow: 'text-soft font-700 text-sm',
  },
})
