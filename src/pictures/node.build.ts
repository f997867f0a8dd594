/**
 * Pictures as plain data for satori, without React elements, so that a picture can be hashed.
 * Styles are satori's subset of CSS; lengths are pixels of the picture.
 */
export type Style = Readonly<Record<string, string | number>>

export interface PictureNode {
  readonly type: 'div' | 'img'
  readonly key: null
  readonly props: {
    readonly style: Style
    readonly children?: readonly PictureNode[] | string
    readonly src?: string
    readonly width?: number
    readonly height?: number
  }
}

/** A PNG or JPEG file to make. */
export interface Picture {
  /** Path inside the output folder. */
  readonly path: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly node: PictureNode
}

/** Creates a node. `words.ts` creates the nodes of text. */
export const node = (type: PictureNode['type'], props: PictureNode['props']): PictureNode => ({
  type,
  key: null,
  props,
})

/** Lays out nodes in a row. */
export const row = (style: Style, ...children: PictureNode[]) =>
  node('div', { style: { display: 'flex', ...style }, children })

/** Lays out nodes in a column. */
export const column = (style: Style, ...children: PictureNode[]) =>
  row({ flexDirection: 'column', ...style }, ...children)

/** An image from a `data:` URL. It fills its box and is cropped around its middle. */
export const imageNode = (src: string, width: number, height: number, style: Style = {}) =>
  node('img', { src, width, height, style: { width, height, objectFit: 'cover', ...style } })

/** An image from an SVG document, shown the same way. */
export function svgImage(svg: string, width: number, height: number, style: Style = {}) {
  // A patch has no size of its own, which satori requires. Its stitches are larger here: the picture is often shown small.
  const sized = /^<svg[^>]* viewBox/.test(svg)
    ? svg
    : svg.replace('<svg', `<svg viewBox="0 0 ${width / 2.4} ${height / 2.4}" width="${width}" height="${height}"`)
  return imageNode(`data:image/svg+xml;base64,${Buffer.from(sized).toString('base64')}`, width, height, style)
}

/** The thickness of running stitches. */
const weight = 4

/** A horizontal or vertical running stitch, in the proportions of the site's lines (2 thick, 10 long, 7 apart). */
export function stitches(length: number, colour: string, down = false): PictureNode {
  const [width, height] = down ? [weight, length] : [length, weight]
  const half = weight / 2
  const path = down ? `M${half} ${half}V${length - half}` : `M${half} ${half}H${length - half}`
  return svgImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="${path}" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-dasharray="${weight * 4} ${weight * 4.5}"/></svg>`,
    width,
    height,
  )
}
