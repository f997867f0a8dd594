/** Reads and checks SVG files. Pages show them, so they may only draw. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { parseDocument } from 'htmlparser2'
import { LineCounter } from 'yaml'
import { xml } from '#content/xml.ts'
import { ContentError, type Fault } from './fault.build.ts'
import { readText } from './files.build.ts'
import { placeIn } from './source-file.build.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]

/** An element of an SVG file. */
type Element = Extract<Node, { attribs: Record<string, string> }>

/** What is wrong with an element. */
type ElementFault = readonly [message: string, more: Pick<Fault, 'expected' | 'found'>]

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
  const { raster } = await import('#pictures/raster.build.ts')
  try {
    const pixels = await raster(svg, 32).ensureAlpha().raw().toBuffer()
    if (!pixels.some((value, at) => at % 4 === 3 && value > 0)) return { file, message: 'shows nothing at 32 x 32 pixels' }
  } catch (error) {
    const [, line, column, message = String(error)] = /on line (\d+) column (\d+) of data: (.*)/.exec(String(error)) ?? []
    return { file, ...(line && { line: Number(line), column: Number(column) }), message: `not well-formed XML: ${message}` }
  }
}

/** Reads an SVG file. Throws a `ContentError` if browsers cannot draw it, or if it does more than draw. */
export async function readDrawing(root: string, file: string, isLogo = false): Promise<{ readonly svg: Element; readonly text: string }> {
  const text = readText(root, file)
  const lines = new LineCounter()
  lines.lineStarts.push(0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1))
  const place = placeIn(lines)
  const rules = text.search(/<!DOCTYPE[^>]*\[|<!ENTITY/i)
  if (rules >= 0) throw new ContentError([{ file, ...place(rules), message: 'a document type with rules of its own', expected: 'none' }])
  const { parseDocument } = await import('htmlparser2')
  const document = parseDocument(text, { xmlMode: true, withStartIndices: true, withEndIndices: true })
  const svg = document.children.find(isElement)
  if (svg?.name !== 'svg' || svg.attribs.xmlns !== 'http://www.w3.org/2000/svg')
    throw new ContentError([{ file, message: 'not an SVG file', expected: '<svg xmlns="http://www.w3.org/2000/svg"> as its outermost element' }])
  const unreadable = await renderFault(file, text)
  if (unreadable?.line) throw new ContentError([unreadable])
  const elements = [...elementsIn(document)]
  const faults = elements.flatMap(element => {
    const [message, more] = elementFault(element) ?? []
    return message === undefined ? [] : { file, ...place(element.startIndex ?? 0), message, ...more }
  })
  if (faults.length > 0) throw new ContentError(faults)
  const letters = elements.find(({ name }) => name === 'text')
  if (letters && (isLogo || !elements.some(({ name }) => shape.test(name))))
    throw new ContentError([
      { file, ...place(letters.startIndex ?? 0), message: 'letters, which need a font that visitors may lack', expected: 'shapes: save the letters as paths' },
    ])
  if (unreadable) throw new ContentError([unreadable])
  return { svg, text }
}

const logo = 'data/logo.svg'

/**
 * Reads the company's own logo. Returns its drawing without its prologue and size, which the places that show it set; an
 * empty text without a file. Throws its faults.
 */
export async function readLogo(root: string): Promise<string> {
  if (!existsSync(join(root, logo))) return ''
  const kilobytes = Math.round(statSync(join(root, logo)).size / 1000)
  if (kilobytes > 20)
    throw new ContentError([
      { file: logo, message: `${kilobytes} kB, and every page loads it`, expected: 'at most 20 kB: let a program such as SVGO make it smaller' },
    ])
  const { svg, text } = await readDrawing(root, logo, true)
  const { attribs, children } = svg
  if (!attribs.viewBox) throw new ContentError([{ file: logo, message: 'no viewBox', expected: 'one such as viewBox="0 0 64 64"' }])
  const kept = Object.entries(attribs).filter(([name]) => !/^(x|y|width|height|preserveAspectRatio)$/.test(name))
  const drawn = text.slice(children[0]?.startIndex ?? 0, (children.at(-1)?.endIndex ?? 0) + 1)
  return `<svg ${kept.map(([name, value]) => `${name}="${xml(value)}"`).join(' ')}>${drawn}</svg>`
}
