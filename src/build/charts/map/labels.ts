/** The font size of the map's names in pixels. Phones show them a tenth smaller. */
export const textSize = 15

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number]

const meet = (one: Box, other: Box) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Pixels between its point and the text; 0 for a text centred on the point. */
  readonly gap: number
  readonly style: string
}

const anchors = { start: 0, middle: 0.5, end: 1 } as const
type Anchor = keyof typeof anchors

/** Places texts where they overlap no other and stay on the map, in the order of the calls. Leaves out the others. */
export function labelling(width: number, height: number) {
  const taken: Box[] = []
  const free = (box: Box) =>
    box[0] >= 4 && box[1] >= 4 && box[2] <= width - 4 && box[3] <= height - 4 && !taken.some(other => meet(box, other))
  const boxOf = (text: string, x: number, y: number, anchor: Anchor): Box => {
    // The approximate width of system fonts; capitals are wider.
    const wide = text.length * textSize * (text === text.toUpperCase() ? 0.76 : 0.58)
    const left = x - wide * anchors[anchor]
    return [left - 4, y - textSize, left + wide + 4, y + textSize * 0.45]
  }
  return {
    /** Keeps a box free of texts. */
    keep: (x: number, y: number, radius: number) => taken.push([x - radius, y - radius, x + radius, y + radius]),
    /**
     * Returns a text beside or on its point, and how far from the middle of the map it reaches; undefined if there is no
     * room.
     */
    label: ({ text, x, y, gap, style }: Label): { readonly text: string; readonly reach: number } | undefined => {
      const middle = y + textSize * 0.35
      const places: readonly (readonly [number, number, Anchor])[] =
        gap === 0
          ? [[x, middle, 'middle']]
          : [
              [x + gap, middle, 'start'],
              [x - gap, middle, 'end'],
              [x, y + gap + textSize * 0.8, 'middle'],
              [x, y - gap, 'middle'],
            ]
      const found = places.find(([left, base, anchor]) => free(boxOf(text, left, base, anchor)))
      if (!found) return
      const [left, base, anchor] = found
      const box = boxOf(text, left, base, anchor)
      taken.push(box)
      const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
      return {
        text: `<text class="${style}" x="${Math.round(left)}" y="${Math.round(base)}"${at}>${text}</text>`,
        reach: Math.max(width / 2 - Math.min(box[0], x - gap), Math.max(box[2], x + gap) - width / 2),
      }
    },
  }
}
