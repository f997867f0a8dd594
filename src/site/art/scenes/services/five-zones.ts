import { scene } from '#site/art/sewing/scene.ts'
import { cloud, cross } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const zones = [
  ['Tills', 'leaf', 'M136 42h56'],
  ['Staff', 'indigo', 'M136 94H158C176 94 176 66 192 66'],
  ['Guests', 'river', 'M136 146h56'],
  ['Cameras', 'madder', 'M136 198h44'],
] as const

/** A stretch of wall, its bricks laid in courses of 12. */
const wall = (y: number, courses: number) =>
  box({ x: 196, y, w: 44, h: courses * 12, r: 2, fill: 'ink' }) +
  line(
    Array.from(
      { length: courses },
      (_, at) => `${at ? `M196 ${y + at * 12}h44` : ''}M${at % 2 ? 211 : 225} ${y + at * 12}v12`,
    ).join(''),
    'cloth',
    'solid',
  )

export default scene(
  'A network in zones on one side of a wall: tills and staff may pass to the servers, guests only to the internet, cameras are stopped.',
  ...zones.map(([name, colour, way], at) => {
    const y = 22 + at * 52
    return (
      box({ x: 44, y, w: 92, h: 40, r: 8, fill: 'raise', edge: colour }) +
      box({ x: 52, y: y + 8, w: 6, h: 24, r: 3, fill: colour }) +
      words(66, y + 25, name, { bold: true }) +
      line(way, colour)
    )
  }),
  wall(18, 1),
  wall(78, 4),
  wall(158, 5),
  line('M192 42C230 42 230 56 262 56M192 66C230 66 230 62 262 62', 'leaf'),
  line('M192 146C226 146 240 160 262 166', 'river'),
  cross(180, 203),
  box({ x: 266, y: 26, w: 86, h: 70, r: 6, fill: 'indigo' }),
  line('M276 38h46M276 84h46', 'paper', 'fine'),
  words(309, 66, 'Servers', { anchor: 'middle', bold: true, colour: 'paper' }),
  cloud(256, 130, 108, 'river'),
  words(309, 180, 'internet', { anchor: 'middle' }),
)
