import { parseDocument } from 'htmlparser2'
import { textOf, walk } from './elements.ts'

/** An element of a chart, for tests. */
export interface Mark {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly text: string
}

/** Returns the elements of a chart in document order, without `<pattern>` elements. */
export const parsed = (svg: string): readonly Mark[] =>
  [...walk(parseDocument(svg, { xmlMode: true }).children, 'pattern')].map(element => ({
    name: element.name,
    attribs: element.attribs,
    text: textOf(element),
  }))

export const all = (marks: readonly Mark[], name: string) => marks.filter(mark => mark.name === name)

/** Parses a number in an attribute, with or without a unit. A missing attribute is 0. */
export const number = (attribute: string | undefined) => Number.parseFloat(attribute ?? '0')
