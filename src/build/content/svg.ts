/** Checks SVG files. Pages show them, so they may only draw. */
import type { parseDocument } from 'htmlparser2'
import { LineCounter } from 'yaml'
import { ContentError, type Fault } from './fault.ts'
import { placeIn } from './source-file.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]

/** An element of an SVG file. */
export type Element = Extract<Node, { attribs: Record<string, string> }>

/** What is wrong with an element. */
export type ElementFault = readonly [message: string, more: Pick<Fault, 'expected' | 'found'>]

const isElement = (node: Node): node is Element => 'attribs' in node

/** The elements that a drawing may contain. */
const drawing = new Set(
  'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop style svg symbol text title tspan use'.split(
    ' ',
  ),
)

const shape = /^(?:circle|ellipse|line|path|polygon|polyline|rect)$/

/** Yields every element below a node, except the children of elements that a drawing may not contain. */
function* elementsIn(node: Document | Element): Generator<Element> {
  for (const child of node.children) {
    if (!isElement(child)) continue
    yield child
    if (drawing.has(child.name)) yield* elementsIn(child)
  }
}

/** Whether the value of an attribute or a style sheet refers to anything outside the drawing. */
const leadsOut = (value: string) => /url\(\s*["']?\s*[^#"'\s]|https?:|data:|javascript:|\/\//i.test(value)

/** Returns a short description of the fault of a style sheet, or undefined. */
function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return '<style> has a backslash, which can hide an address'
  if (/@import|image-set|src\(/i.test(css) || leadsOut(css)) return '<style> loads another file'
}

function attributeFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `${name} is a script`
  if (/^xmlns(:|$)/.test(name)) return
  if (name === 'style' && value.includes('\\')) return 'style has a backslash, which can hide an address'
  if (/^(?:.+:)?href$/i.test(name) ? !value.startsWith('#') : leadsOut(value)) return `${name} names another file`
}

/** Returns the first fault of an element itself. */
function elementFault(element: Element): ElementFault | undefined {
  const { name, attribs } = element
  if (!drawing.has(name))
    return [`<${name}> is not allowed in a drawing`, { expected: 'shapes, gradients and masks, as programs save them as "plain" or "optimised" SVG' }]
  const inSheet = name === 'style' ? styleFault(element.children.map(child => ('data' in child ? child.data : '')).join('')) : undefined
  const message = inSheet ?? Object.entries(attribs).flatMap(entry => attributeFault(...entry) ?? [])[0]
  return message === undefined ? undefined : [message, { expected: 'everything that is drawn in this one file' }]
}

/** Returns the error of a drawing that cannot be rendered or is invisible. */
async function renderFault(file: string, svg: string): Promise<Fault | undefined> {
  const { raster } = await import('#build/pictures/raster.ts')
  try {
    const pixels = await raster(svg, 32).ensureAlpha().raw().toBuffer()
    if (!pixels.some((value, at) => at % 4 === 3 && value > 0)) return { file, message: 'shows nothing at 32 x 32 pixels' }
  } catch (error) {
    const [, line, column, message = String(error)] = /on line (\d+) column (\d+) of data: (.*)/.exec(String(error)) ?? []
    return { file, ...(line && { line: Number(line), column: Number(column) }), message: `not well-formed XML: ${message}` }
  }
}

/**
 * Returns the root element of an SVG file. Throws a `ContentError` if browsers cannot draw it, or if it does more than draw.
 * `moreFault` returns the fault of an element by rules of the file's own.
 */
export async function checkedSvg(
  file: string,
  text: string,
  moreFault: (element: Element, isRoot: boolean) => ElementFault | undefined = () => undefined,
): Promise<Element> {
  const lines = new LineCounter()
  lines.lineStarts.push(0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1))
  const place = placeIn(lines)
  const rules = text.search(/<!DOCTYPE[^>]*\[|<!ENTITY/i)
  if (rules >= 0) throw new ContentError([{ file, ...place(rules), message: 'a document type with rules of its own', expected: 'none' }])
  const { parseDocument } = await import('htmlparser2')
  const document = parseDocument(text, { xmlMode: true, withStartIndices: true, withEndIndices: true })
  const root = document.children.find(isElement)
  if (root?.name !== 'svg' || root.attribs.xmlns !== 'http://www.w3.org/2000/svg')
    throw new ContentError([{ file, message: 'not an SVG file', expected: '<svg xmlns="http://www.w3.org/2000/svg"> as its outermost element' }])
  const unreadable = await renderFault(file, text)
  if (unreadable?.line) throw new ContentError([unreadable])
  const faults = [...elementsIn(document)].flatMap(element =>
    [moreFault(element, element === root), elementFault(element)].flatMap(found =>
      found ? { file, ...place(element.startIndex ?? 0), message: found[0], ...found[1] } : [],
    ),
  )
  if (faults.length > 0) throw new ContentError(faults)
  const names = [...elementsIn(document)].map(({ name }) => name)
  if (names.includes('text') && !names.some(name => shape.test(name)))
    throw new ContentError([{ file, message: 'letters alone, which look different to every reader', expected: 'shapes: save the letters as paths' }])
  if (unreadable) throw new ContentError([unreadable])
  return root
}
