import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { xml } from '#content/xml.ts'
import { palettes } from '#theme/tokens.ts'
import { type Logo, type LogoGround, type LogoKind, logoGrounds, logoKinds } from './logos.ts'
import { markIn } from './mark.ts'
import { outlined, widthOf } from './outlines.build.ts'
import { raster } from './raster.build.ts'

/** The size of the mark's box; the font size, left edge and baseline of the name beside it. */
const [box, size, left, baseline] = [64, 44, 76, 47]

const svgOf = (width: number, parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${box}" width="${width}" height="${box}"><title>${xml(company.name)}</title>${parts}</svg>`

const markAt = (ground: LogoGround) => `<g transform="translate(${box / 2} ${box / 2})">${markIn(ground)}</g>`

/** The company's name as outlines, because recipients do not have the font. */
const nameAt = (ground: LogoGround) =>
  `<g fill="${palettes[ground].ink}">${outlined(`<text class="name" x="${left}" y="${baseline}" font-size="${size}" font-weight="700">${xml(company.name)}</text>`)}</g>`

const draw: Readonly<Record<LogoKind, (ground: LogoGround) => string>> = {
  mark: ground => svgOf(box, markAt(ground)),
  'word-mark': ground => svgOf(Math.ceil(left + widthOf(company.name, size) + 4), markAt(ground) + nameAt(ground)),
}

/** Width in pixels. */
const pngWidth: Readonly<Record<LogoKind, number>> = { mark: 512, 'word-mark': 1200 }

const kilobytes = (content: string | Uint8Array) => `${Math.ceil(Buffer.byteLength(content) / 1000)}\u00a0kB`

async function make(kind: LogoKind, ground: LogoGround): Promise<{ logo: Logo; files: EmittedFile[] }> {
  const path = (type: string) => `logos/${kind}-on-${ground}.${type}`
  const svg = draw[kind](ground)
  const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const png = await raster(svg, pngWidth[kind]).png().toBuffer()
  return {
    logo: {
      kind,
      ground,
      width: Number(width),
      height: Number(height),
      svg: { href: `/${path('svg')}`, label: `SVG, ${kilobytes(svg)}` },
      png: {
        href: `/${path('png')}`,
        label: `PNG, ${kilobytes(png)}`,
      },
    },
    files: [
      { path: path('svg'), content: svg },
      { path: path('png'), content: png },
    ],
  }
}

const all = await Promise.all(logoKinds.flatMap(kind => logoGrounds.map(ground => make(kind, ground))))

/** The logos of the press page. */
export const logos: readonly Logo[] = all.map(({ logo }) => logo)

/** The files of the mark and the word mark, on light and on dark grounds. */
export const logoFiles: readonly EmittedFile[] = all.flatMap(({ files }) => files)
