import { scene } from '#site/art/sewing/scene.ts'
import { cross, tick } from '#site/art/sewing/things.ts'
import { disc, line, shape, words } from '#site/art/sewing/thread.ts'

const journeys = ['Log in', 'Search', 'Basket', 'Refund', 'Release']

export default scene(
  'A line of tests before a release: three pass, the refund fails, and a magnifying glass over it shows the bug, one paisa.',
  line('M62 180h276', 'soft'),
  ...journeys.map((name, at) => {
    const x = 62 + at * 69
    const fill = at < 3 ? 'leaf' : at === 3 ? 'madder' : 'raise'
    return (
      disc(x, 180, 17, { fill, ...(at === 4 ? { edge: 'soft', kind: 'fine' } : {}) }) +
      (at < 3 ? tick(x - 6, 185, 'paper') : at === 3 ? cross(x - 5, 185, 'paper') : '') +
      words(x, 217, name, { anchor: 'middle', bold: at === 3, colour: at === 3 ? 'madder' : 'ink' })
    )
  }),
  line('M256 166L210 126M282 166L304 128', 'madder', 'fine'),
  line('M307 122l34 30', 'ink', 'solid'),
  disc(262, 80, 60, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  disc(262, 80, 54, { edge: 'marigold', kind: 'fine' }),
  line(
    'M240 74l-22-15M238 88h-24M242 102l-18 15M284 74l22-15M286 88h24M282 102l18 15M253 48l-9-13M271 48l9-13',
    'madder',
    'solid',
  ),
  shape('M262 58c35 0 35 62 0 62c-35 0-35-62 0-62z', { fill: 'madder' }),
  disc(262, 53, 11, { fill: 'ink' }),
  line('M262 66v52', 'raise', 'fine'),
  words(118, 76, '9 s', { anchor: 'middle', bold: true, size: 44 }),
  words(118, 106, 'to find 1 paisa', { anchor: 'middle' }),
)
