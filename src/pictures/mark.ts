import { company } from '#content/company.ts'
import own from '#generated/logo.json' with { type: 'json' }
import { themeStyle } from '#theme/theme-style.ts'
import { palettes, type Theme } from '#theme/tokens.ts'
import { darkId } from './address.ts'
import { randomFrom } from './random.ts'

const random = randomFrom(`mark of ${company.name}`)

/** Picks an item, always the same for a company's name. */
const byLot = <Item>(first: Item, ...others: readonly Item[]): Item =>
  [first, ...others][Math.floor(random() * (others.length + 1))] ?? first

const petalCount = byLot(6, 8, 7, 5)
const outerPetal = byLot(
  'M0-11C8-15 8-24 0-30C-8-24-8-15 0-11Z',
  'M0-11L7-21L0-30L-7-21Z',
  'M0-11C10-17 4-26 0-30C-4-26-10-17 0-11Z',
)
const innerPetal = byLot(
  'M0-4L3-9L0-14L-3-9Z',
  'M0-4C4-6 4-10 0-14C-4-10-4-6 0-4Z',
  'M-2.5-9A2.5 2.5 0 1 0 2.5-9A2.5 2.5 0 1 0-2.5-9Z',
)
const roles = byLot(
  ['madder', 'indigo', 'marigold'] as const,
  ['indigo', 'marigold', 'madder'] as const,
  ['marigold', 'madder', 'indigo'] as const,
)

/** The rings of the generated mark: colour, stitch, and the path of a petal. */
const rings = {
  a: { role: roles[0], width: 2.6, dash: '5 3.2', petal: outerPetal },
  b: { role: roles[1], width: 2, dash: 'none', petal: innerPetal },
  c: { role: roles[2], width: 2.2, dash: 'none', petal: 'M0-15V-24' },
} as const

const names = ['a', 'b', 'c'] as const

const petals = (path: string) =>
  Array.from(
    { length: petalCount },
    (_, at) => `<path transform="rotate(${+((360 / petalCount) * at).toFixed(2)})" d="${path}"/>`,
  ).join('')

/** The generated mark without a style sheet. */
const plain = (strokeOf: (name: (typeof names)[number]) => string) =>
  names
    .map(name => {
      const { width, dash, petal } = rings[name]
      return `<g fill="none" stroke="${strokeOf(name)}" stroke-width="${width}" stroke-linecap="round"${dash === 'none' ? '' : ` stroke-dasharray="${dash}"`}>${petals(petal)}</g>`
    })
    .join('')

/** `data/logo.svg` centred at 0 0, unchanged, or its outline in one colour. */
function placed(colour?: string): string {
  const svg = own.svg.replace('<svg ', '<svg x="-32" y="-32" width="64" height="64" ')
  return colour
    ? `<filter id="in-one-colour" color-interpolation-filters="sRGB"><feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#in-one-colour)">${svg}</g>`
    : svg
}

/** The mark centred at 0 0 in the colours of one theme, without the site's style sheet, for files that any program opens. */
export const markIn = (theme: Theme): string => (own.svg ? placed() : plain(name => palettes[theme][rings[name].role]))

const inOneColour = (colour: string) => (own.svg ? placed(colour) : plain(() => colour))

const wrapped = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="-32 -32 64 64" width="64" height="64">${content}</svg>`

interface Options {
  /** A cloth background for app icons; `maskable` keeps the drawing inside the safe zone. */
  ground?: 'none' | 'square' | 'maskable'
  /** One colour for the whole drawing. */
  colour?: string
}

/**
 * Returns the company's mark as an SVG document of 64 x 64: `data/logo.svg`, or by default rings of stitched petals,
 * generated from the company's name.
 */
export function mark({ ground = 'none', colour }: Options = {}): string {
  const scale = { none: 1, square: 0.84, maskable: 0.66 }[ground]
  const cloth = ground === 'none' ? '' : `<rect x="-32" y="-32" width="64" height="64" fill="${palettes.light.cloth}"/>`
  const markSvg = colour ? inOneColour(colour) : markIn('light')
  return wrapped(cloth + (scale === 1 ? markSvg : `<g transform="scale(${scale})">${markSvg}</g>`))
}

/** The mark for pages, in both themes. */
export const themedMark = (): string =>
  wrapped(own.svg ? placed() : themeStyle(roles) + plain(name => `var(--${rings[name].role})`), ` id="${darkId}"`)
