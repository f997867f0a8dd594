import type { EmittedFile } from '#build/emit/files.ts'
import { mark, themedMark } from '#pictures/mark.ts'
import { flatPng, raster } from '#pictures/raster.build.ts'
import { palettes } from '#theme/tokens.ts'

/** The icons of the installed app: each icon's manifest entry and its SVG. */
export const appIcons = [
  { path: 'app-icons/icon-192.png', size: 192, purpose: 'any', svg: mark({ ground: 'square' }) },
  { path: 'app-icons/icon-512.png', size: 512, purpose: 'any', svg: mark({ ground: 'square' }) },
  { path: 'app-icons/maskable-512.png', size: 512, purpose: 'maskable', svg: mark({ ground: 'maskable' }) },
  // Only its shape is used: the system chooses the colour.
  { path: 'app-icons/monochrome-512.png', size: 512, purpose: 'monochrome', svg: mark({ colour: palettes.light.ink }) },
] as const

const png = (svg: string, size: number) => flatPng(raster(svg, size))

/** An ICO file with one PNG of 32 x 32, for clients that request `/favicon.ico` without reading a page. */
async function favicon(): Promise<Buffer> {
  const image = await raster(mark(), 32).png().toBuffer()
  const header = Buffer.alloc(22)
  // An icon (1), one image; 32 x 32, no palette, one plane, 32 bits a pixel. Source: ICO file format.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.set([32, 32, 0, 0, 1, 0, 32, 0], 6)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

/** The path of the tab icon. */
export const faviconPath = '/favicon.svg'

/** Every icon file, from the one drawing of the mark. */
export const iconFiles = async (): Promise<EmittedFile[]> => [
  ...(await Promise.all(appIcons.map(async ({ path, size, svg }) => ({ path, content: await png(svg, size) })))),
  { path: 'app-icons/apple-touch-icon.png', content: await png(mark({ ground: 'square' }), 180) },
  { path: faviconPath.slice(1), content: themedMark() },
  { path: 'favicon.ico', content: await favicon() },
]
