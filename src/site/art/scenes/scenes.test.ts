import { brotliCompressSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import labels from '#content/scene-labels.json' with { type: 'json' }
import alts from '#content/scenes.json' with { type: 'json' }
import { height, width } from '#site/art/pen.ts'
import { dyes, sew } from '#site/art/sewing/scene.ts'
import { textSize, textWidth } from '#site/art/sewing/thread.ts'
import { company } from '#site/company.ts'
import { choices } from '#site/pictures.ts'
import { palettes, type Role, type Theme } from '#site/theme/tokens.ts'
import { contrast } from '../../../../tests/contrast.ts'
import { type SceneName, scenes } from './index.ts'

interface Shape {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly text: string
}

/** The parts of a drawing, from back to front. */
function partsOf(svg: string): Shape[] {
  const [root] = parseDocument(svg, { xmlMode: true }).children
  if (!root || !('children' in root)) return []
  return root.children.flatMap(node =>
    'attribs' in node
      ? [
          {
            name: node.name,
            attribs: node.attribs,
            text: node.children.map(child => ('data' in child ? child.data : '')).join(''),
          },
        ]
      : [],
  )
}

const roleOf = ({ attribs }: Shape) => /\bf-([a-z]+)/.exec(attribs.class ?? '')?.[1] as Role | undefined
const number = (shape: Shape, name: string) => Number(shape.attribs[name] ?? 0)

/** The box of a text, with room for a wide font. */
function placeOf(text: Shape) {
  const size = Number(text.attribs['font-size'] ?? textSize)
  const wide = textWidth(text.text, size, text.attribs['font-weight'] === '700')
  const start = { middle: 0.5, end: 1 }[text.attribs['text-anchor'] ?? ''] ?? 0
  const left = number(text, 'x') - wide * start
  return {
    left,
    right: left + wide,
    top: number(text, 'y') - size * 0.75,
    bottom: number(text, 'y') + size * 0.2,
    size,
  }
}

/** The background of a text: the last filled box that covers its middle; the cloth by default. */
function groundOf(text: Shape, parts: readonly Shape[]): Role {
  const { left, right, top, bottom } = placeOf(text)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const below = parts
    .slice(0, parts.indexOf(text))
    .filter(
      part =>
        part.name === 'rect' &&
        roleOf(part) &&
        x >= number(part, 'x') &&
        x <= number(part, 'x') + number(part, 'width') &&
        y >= number(part, 'y') &&
        y <= number(part, 'y') + number(part, 'height'),
    )
  return below.map(roleOf).findLast(role => role !== undefined) ?? 'cloth'
}

/** The pixels of a drawing at the size of a card. */
const seen = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 64 } }).render().pixels

const difference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

/** Patterns of the words that a scene may draw; braces match any text. */
const labelsOf = (name: SceneName) =>
  Object.values((labels as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {}).map(
    label => new RegExp(`^${label.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
  )

const names = Object.keys(scenes) as SceneName[]

const all = names.map(name => [name, sew(scenes[name])] as const)

describe.each(all)('the scene %s', (name, svg) => {
  const parts = partsOf(svg)
  // `build --strict` rejects values that are still to be filled in.
  const texts = parts.filter(({ name, text }) => name === 'text' && !text.includes('TODO: '))

  it('is a small, well-formed document', () => {
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(parts.length).toBeGreaterThan(8)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2500)
  })

  it('says in a sentence what it shows', () => {
    expect(alts[name]).toMatch(/^[A-Z].{40,230}\.$/)
    expect(alts[name]).not.toMatch(/^(A |An )?(picture|image|drawing|illustration)\b/i)
  })

  it('has words large enough, inside its field, none over another', () => {
    const places = texts.map(text => ({ text: text.text, ...placeOf(text) }))
    for (const { text, size, left, right, top, bottom } of places) {
      expect([text, size >= textSize]).toEqual([text, true])
      expect([text, left >= 4, right <= width - 4, top >= 4, bottom <= height - 4]).toEqual([
        text,
        true,
        true,
        true,
        true,
      ])
    }
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        const over =
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        expect([one.text, other.text, over]).toEqual([one.text, other.text, false])
      }
  })

  it('draws no words but those of data/scene-labels.yaml; figures are part of the drawing', () => {
    const drawn = texts.map(({ text }) => text).filter(text => /\p{L}/u.test(text) && text !== company.city)
    expect(drawn.filter(text => !labelsOf(name).some(label => label.test(text)))).toEqual([])
  })

  it('has words with enough contrast to their background, in both themes', () => {
    for (const theme of ['light', 'dark'] satisfies Theme[])
      for (const text of texts) {
        const [ground, role] = [groundOf(text, parts), roleOf(text) ?? 'ink']
        const ratio = contrast(palettes[theme][role], palettes[theme][ground])
        expect([text.text, theme, role, ground, ratio >= 4.5]).toEqual([text.text, theme, role, ground, true])
      }
  })
})

it('hair is seen on all that people are shown on, and faces are of three colours that hair is seen on', () => {
  for (const theme of ['light', 'dark'] satisfies Theme[])
    for (const [dye, grounds] of [
      ['rim', ['cloth', 'raise']],
      ['hair', ['umber', 'tan', 'honey']],
    ] as const)
      for (const ground of grounds) {
        const ratio = contrast(dyes[theme][dye], dyes[theme][ground])
        expect([theme, dye, ground, ratio >= 3]).toEqual([theme, dye, ground, true])
      }
})

describe('scenes together', () => {
  it('are chosen by pages', () => {
    for (const [, scene] of choices) expect(Object.keys(scenes)).toContain(scene)
  })

  it('are told apart at the size of a card', () => {
    const pictures = all.map(([name, svg]) => [name, seen(svg)] as const)
    for (const [at, [name, pixels]] of pictures.entries())
      for (const [other, others] of pictures.slice(at + 1))
        expect([name, other, difference(pixels, others) > 4]).toEqual([name, other, true])
  })
})
