import { expect, it } from 'vitest'
import { pages } from './dist.ts'

type Node = (typeof pages)[number]['elements'][number]['children'][number]

/** Elements that stand in a line of text. Between others, every reader of HTML breaks the line. */
const inline = new Set(
  'a abbr b bdi button cite code del dfn em i img input ins kbd label mark output picture q s samp small source span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)

/** The texts of a node in order, and `\n` where a block begins or ends. Drawings and scripts say nothing in a line. */
function* piecesOf(node: Node): Generator<string> {
  if ('data' in node && node.type === 'text') yield String(node.data)
  if (!('children' in node) || ['script', 'style', 'svg'].includes('name' in node ? node.name : '')) return
  const breaks = 'name' in node && !inline.has(node.name)
  if (breaks) yield '\n'
  for (const child of node.children) yield* piecesOf(child as Node)
  if (breaks) yield '\n'
}

it('words of neighbouring elements do not touch: text browsers, translators and copies read them as one', () => {
  const glued = pages.flatMap(({ file, all }) =>
    all('body').flatMap(body => {
      const pieces = [...piecesOf(body)].filter(Boolean)
      return pieces.flatMap((piece, at) => {
        const next = pieces[at + 1] ?? ''
        return /[\p{L}\p{N}.]$/u.test(piece) && /^[\p{L}\p{N}]/u.test(next)
          ? [`${file}: ${piece.slice(-30)}|${next.slice(0, 30)}`]
          : []
      })
    }),
  )
  expect(glued).toEqual([])
})
