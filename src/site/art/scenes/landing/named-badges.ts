import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { box, disc, hatch, line, words } from '#site/art/sewing/thread.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['named-badges']

const team: readonly (readonly [role: string, colour: Role])[] = [
  [label.lead, 'madder'],
  [label.web, 'river'],
  [label.mobile, 'leaf'],
  [label.tester, 'indigo'],
]

const badge = (x: number, name: string, colour: Role) =>
  line(`M${x + 14} 20L${x + 36} 52L${x + 58} 20`, colour, 'solid') +
  box({ x, y: 50, w: 74, h: 112, r: 8, fill: 'raise', edge: colour, kind: 'solid' }) +
  box({ x: x + 26, y: 56, w: 22, h: 7, r: 3, fill: colour }) +
  someone(x + 37, 126, colour, { scale: 0.95, long: name === label.mobile || name === label.lead }) +
  line(`M${x + 10} 130h54`, colour, 'fine') +
  words(x + 37, 150, name, { anchor: 'middle', bold: true })

const hours = claims.overlap?.berlin?.winter

const clock = (x: number, hand: string) =>
  disc(x, 199, 17, { edge: 'ink', fill: 'raise', kind: 'solid' }) + line(`M${x} 187v12${hand}`, 'ink', 'solid')

export default [
  ...team.map(([name, colour], at) => badge(34 + at * 86, name, colour)),
  clock(54, 'l-8 0'),
  words(78, 196, label.berlin),
  words(78, 214, label.yourTime, { bold: true }),
  hatch(140, 184, 120, 10, 'marigold', true),
  hours ? words(200, 214, fill(label.shared, { hours }), { anchor: 'middle' }) : '',
  clock(346, 'l7-4'),
  words(322, 196, company.city, { anchor: 'end' }),
  words(322, 214, label.ourTime, { anchor: 'end', bold: true }),
]
