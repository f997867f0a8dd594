import { homeWords } from '#build/content/pages.ts'
import { boxedArt } from '#build/pictures/boxed-art.ts'
import { fitText, space, tracking } from '#build/pictures/fit-text.ts'
import { fontFamily } from '#build/pictures/fonts.ts'
import { column, type Picture, type PictureNode, row, stitches, svgImage } from '#build/pictures/node.ts'
import { lines, text } from '#build/pictures/words.ts'
import texts from '#content/texts/machines/files.json' with { type: 'json' }
import { mark } from '#site/art/mark.ts'
import { company } from '#site/company.ts'
import { pageAt, pathIfThere } from '#site/map/index.ts'
import { palettes } from '#site/theme/tokens.ts'

const home = homeWords()
const { paper, ink, soft, line, madder } = palettes.light
const lineHeight = 1.06

/** A button of the site. `size` is its font size in pixels. */
function button(label: string, size: number, look: 'primary' | 'secondary'): PictureNode {
  const primary = look === 'primary'
  const inset = primary ? size * 0.32 : 0
  return row(
    {
      position: 'relative',
      padding: `${size * 0.95}px ${size * 1.5}px`,
      borderRadius: size * 0.62,
      background: primary ? ink : paper,
      color: primary ? paper : ink,
    },
    text(label, { fontSize: size, fontWeight: 700, lineHeight: 1.25, color: primary ? paper : ink }),
    row({
      position: 'absolute',
      top: inset,
      left: inset,
      right: inset,
      bottom: inset,
      border: `${size / (primary ? 11 : 8)}px dashed ${primary ? line : ink}`,
      borderRadius: size * (primary ? 0.4 : 0.62),
    }),
  )
}

/** The bar at the top of a screen. `size` is the largest font size of the name in pixels. */
function bar(width: number, size: number, margin: number, ...rest: PictureNode[]): PictureNode {
  const sizes = [size, size * 0.75, size * 0.5] as const
  const name = fitText(company.name, { width: width * 0.7, height: size * 1.25, sizes, lineHeight: 1.2 })
  return column(
    { width },
    row(
      { alignItems: 'center', justifyContent: 'space-between', height: size * 3.1, padding: `0 ${margin}px` },
      row(
        { alignItems: 'center', gap: size * 0.45 },
        svgImage(mark(), size * 1.4, size * 1.4),
        text(name.words.join(' '), { fontSize: name.size, fontWeight: 700, letterSpacing: `${tracking}em` }),
      ),
      ...rest,
    ),
    stitches(width, line, { weight: size / 11 }),
  )
}

function headline(width: number, height: number, largest: number): PictureNode {
  const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map(part => Math.round(largest * part)) as [number, ...number[]]
  const { words, size, width: lineWidth } = fitText(home.headline, { width, height, sizes, lineHeight })
  const style = { fontSize: size, fontWeight: 700, lineHeight, letterSpacing: `${tracking}em`, columnGap: size * space }
  return lines(words, lineWidth, style)
}

const careers = pathIfThere('/careers')

const lead = (size: number) => text(home.lead, { fontSize: size, fontWeight: 500, lineHeight: 1.55, color: soft })

const buttons = (size: number) =>
  row(
    { gap: size },
    button(home.aboutButton, size, 'primary'),
    ...(careers ? [button(home.careersButton, size, 'secondary')] : []),
  )

const figure = ({ value, label }: (typeof home.figures)[number], size: number, width: number) =>
  row(
    { width, gap: size * 0.5 },
    stitches(size * 2, madder, { weight: size / 18, down: true }),
    column(
      { flexShrink: 1 },
      text(value, { fontSize: size, fontWeight: 700, lineHeight: 1.15, letterSpacing: `${tracking}em` }),
      text(label, { fontSize: size * 0.45, fontWeight: 500, color: soft }),
    ),
  )

const screen = (path: string, width: number, height: number, ...children: PictureNode[]): Picture => ({
  path,
  width,
  height,
  node: column({ width, height, background: paper, color: ink, fontFamily, overflow: 'hidden' }, ...children),
})

const pattern = (width: number, height: number, radius: number) =>
  svgImage(boxedArt('home', width / height), width, height, { borderRadius: radius })

/** The first view of the home page in a wide window. */
const wideScreen = () =>
  screen(
    'screenshots/wide.png',
    1280,
    800,
    bar(1280, 23, 64, ...(careers ? [button(pageAt(careers).label, 15, 'primary')] : [])),
    row(
      { padding: '56px 64px 0', justifyContent: 'space-between', alignItems: 'center' },
      column({ width: 590, gap: 28 }, headline(590, 250, 76), lead(20), buttons(16)),
      pattern(500, 440, 24),
    ),
    row({ padding: '52px 64px 0' }, ...home.figures.map(item => figure(item, 42, 288))),
  )

/** The first view of the home page on a phone of 390 x 844, at twice its pixels. */
const narrowScreen = () =>
  screen(
    'screenshots/narrow.png',
    780,
    1688,
    bar(780, 46, 40),
    column({ padding: '72px 40px 0', gap: 48 }, headline(700, 290, 88), lead(36), buttons(32), pattern(700, 560, 40)),
  )

/**
 * Returns the screenshots of the install dialog, made from the home page's words and pattern: the build needs no browser.
 */
export const homeScreens = () =>
  [
    { picture: wideScreen(), formFactor: 'wide', label: texts.wideScreen },
    { picture: narrowScreen(), formFactor: 'narrow', label: texts.narrowScreen },
  ] as const
