import { Resvg } from '@resvg/resvg-js'

/** An SVG document as pixels, of a width in pixels. No font of the machine can get into it. */
export const raster = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
