/** Portraits: a head and shoulders with stitched fills. The public pictures of the leaders use them too. */
import { sewn } from './cloth.ts'
import { type Dye, disc, line, shape } from './thread.ts'

/** The traits of the portrayed person. */
export interface Sitter {
  readonly skin: 'umber' | 'tan' | 'honey'
  readonly hair: 'parted' | 'curly' | 'cropped' | 'long' | 'bun' | 'scarf'
  readonly wears: 'kameez' | 'shirt' | 'panjabi' | 'jacket'
  readonly cloth: Dye
  /** The second cloth: a stole, a collar, the shirt under a jacket. */
  readonly lining: Dye
  readonly scarf?: Dye
  readonly beard?: boolean
  readonly glasses?: boolean
  readonly earrings?: boolean
  /** Smiles with the mouth closed. */
  readonly calm?: boolean
}

const paths = {
  face: 'M-29-6C-30-46 30-46 29-6C29 18 16 39 0 39C-16 39-29 18-29-6z',
  neck: 'M-15 26V60Q0 82 15 60V26z',
  underChin: 'M-15 34Q0 50 15 34V46Q0 62-15 46z',
  nose: 'M-1 0q-5 10-3 12q3 2 6 0q0 2-3 3q-5 0-5-3q0-3 5-12z',
  brows: 'M-20-11q7-5 13-2M20-11q-7-5-13-2',
  smile: 'M-11 20Q0 25 11 20Q7 31 0 31Q-7 31-11 20z',
  calm: 'M-10 22Q0 30 10 22',
  beard: 'M-29-2C-29 34-13 48 0 48C13 48 29 34 29-2C26 10 20 14 12 13Q0 8-12 13C-20 14-26 10-29-2z',
  glasses:
    'M-22-8h19q2 0 2 2v6q0 8-9 8h-5q-9 0-9-8v-6q0-2 2-2zM3-8h19q2 0 2 2v6q0 8-9 8h-5q-9 0-9-8v-6q0-2 2-2zM-1-4h2M-24-4l-5-2M24-4l5-2',
  body: 'M-92 134C-92 88-62 78-22 66L22 66C62 78 92 88 92 134z',
  /** The scarf under the chin. */
  drape: 'M-33 14C-26 48 26 48 33 14C42 40 60 56 68 80C36 96-14 100-60 84C-56 60-42 40-33 14z',
} as const

/** Hair behind the head. */
const behind: Partial<Record<Sitter['hair'], string>> = {
  long: 'M-36-8C-40-66 40-66 36-8C37 30 52 52 50 88L-50 88C-52 52-37 30-36-8z',
  bun: 'M-33-2C-35-34-28-44-20-48C-34-84 34-84 20-48C28-44 35-34 33-2C33 14 28 22 22 24L-22 24C-28 22-33 14-33-2z',
  scarf: 'M-39 4C-46-70 46-70 39 4C42 32 64 56 78 92L-78 92C-64 56-42 32-39 4z',
}

/** Hair, or the scarf's edge, above the forehead. */
const above: Record<Sitter['hair'], string> = {
  parted: 'M-31 2C-40-50-12-64 12-56C38-54 36-20 31 2C29-12 26-20 20-27C2-20-12-24-21-31C-26-22-29-12-31 2z',
  curly:
    'M-31 0C-42-10-40-30-32-34C-34-48-20-56-12-52C-4-62 12-60 16-52C28-54 36-42 32-33C40-26 40-8 31 0C30-10 27-18 22-22C14-18 8-24 2-22C-6-18-14-24-20-21C-26-18-29-10-31 0z',
  cropped: 'M-30-2C-36-44-18-52 0-52C18-52 36-44 30-2C28-20 24-28 18-30C8-33-8-33-18-30C-24-28-28-20-30-2z',
  long: 'M4-50C-30-54-38-18-32 20C-28-4-22-24 4-38C20-26 28-6 32 20C38-18 32-52 4-50z',
  bun: 'M0-49C-30-50-36-22-31 6C-27-12-16-26 0-37C16-26 27-12 31 6C36-22 30-50 0-49z',
  scarf: 'M-29-4C-31-48 31-48 29-4C29-26 20-38 0-38C-20-38-29-26-29-4z',
}

/** The garments on the shoulders. */
const garments: Record<Sitter['wears'], (lining: Dye) => string> = {
  kameez: lining =>
    sewn(
      'M-22 66C-50 72-76 82-86 104L-66 134L-30 134C-44 108-36 84-14 70zM22 66C50 72 76 82 86 104L66 134L30 134C44 108 36 84 14 70z',
      lining,
      'hair',
      'across',
    ),
  shirt: lining =>
    shape('M-24 62L-38 76L-14 96L0 76L14 96L38 76L24 62L0 76z', { fill: lining, edge: 'hair', kind: 'solid' }) +
    line('M0 80V134', 'hair', 'fine'),
  panjabi: lining =>
    shape('M-21 60Q0 80 21 60L24 70Q0 92-24 70z', { fill: lining, edge: 'hair', kind: 'solid' }) +
    line('M-7 84V134M7 84V134', lining),
  jacket: lining =>
    shape('M-23 62Q0 88 23 62L10 134H-10z', { fill: lining }) +
    line('M0 82L-8 92L-23 62M0 82L8 92L23 62M0 82V134', 'hair', 'fine') +
    sewn('M-25 62L-50 76L-36 94L-46 100L-9 134L-9 116zM25 62L50 76L36 94L46 100L9 134L9 116z', 'hair', 'rim'),
}

/** A disc on each side of the face. */
const both = (across: number, down: number, radius: number, fill: Dye) =>
  disc(-across, down, radius, { fill }) + disc(across, down, radius, { fill })

const shade = (path: string) => `<path opacity=".28" d="${path}"/>`

/** The neck and the face, without hair, scarf and glasses. */
const features = ({ skin, hair, beard, earrings, calm }: Sitter) => [
  shape(paths.neck, { fill: skin }),
  shade(paths.underChin),
  hair !== 'scarf' && both(29, 2, 6.5, skin),
  earrings && both(30, 12, 3.2, 'marigold'),
  shape(paths.face, { fill: skin }),
  `<g opacity=".2">${both(17, 14, 6, 'rose')}</g>`,
  beard && sewn(paths.beard, 'hair', 'hair'),
  line(paths.brows, 'hair', 'solid'),
  both(12, 0, 3.4, 'hair'),
  disc(-10.8, -1.2, 1.1, { fill: 'white' }) + disc(13.2, -1.2, 1.1, { fill: 'white' }),
  shade(paths.nose),
  calm
    ? line(paths.calm, beard ? 'white' : 'rose', 'solid')
    : shape(paths.smile, { fill: 'white', edge: 'rose', kind: 'solid' }),
]

/** A head and shoulders, 184 wide and 200 high at a scale of 1, with the middle of the face at `x`, `y`. */
export function portrait(x: number, y: number, scale: number, sitter: Sitter): string {
  const { hair, wears, cloth, lining, glasses } = sitter
  const scarf = hair === 'scarf' ? (sitter.scarf ?? 'river') : undefined
  const back = behind[hair]
  const parts = [
    back && !scarf && sewn(back, 'hair', 'hair'),
    sewn(paths.body, cloth, 'hair'),
    back && scarf && sewn(back, scarf, 'hair'),
    ...features(sitter),
    sewn(above[hair], scarf ?? 'hair', 'hair'),
    glasses && line(paths.glasses, 'hair', 'solid'),
    garments[wears](lining),
    scarf && sewn(paths.drape, scarf, 'hair', 'across'),
  ]
  return `<g transform="translate(${x} ${y})scale(${scale})">${parts.filter(Boolean).join('')}</g>`
}
