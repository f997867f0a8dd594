import { Resvg } from '@resvg/resvg-js'

/** Renders an SVG at a width in pixels, without the fonts of the machine. */
export const raster = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
