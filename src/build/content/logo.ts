/** Reads and checks the company's own logo, `data/logo.svg`. Every page shows it, so it may only draw. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { parseDocument } from 'htmlparser2'
import { LineCounter } from 'yaml'
import { xml } from '#site/xml.ts'
import { ContentError, type Fault } from './fault.ts'
import { readText } from './files.ts'
import { placeIn } from './source-file.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]
type Element = Extract<Node, { attribs: Record<string, string> }>

const isElement = (node: Node): node is Element => 'attribs' in node

const file = 'data/logo.svg'

/** Maximum size in bytes: the first page of a visit loads the logo. */
const most = 20_000

/** The elements that a logo may contain. */
const drawing = new Set(
  'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop style svg symbol title use'.split(
    ' ',
  ),
)

type More = Pick<Fault, 'expected' | 'found'>

export interface OwnLogo {
  /** The drawing from its root element on, with a `viewBox` and without a size; empty without a file. */
  readonly svg: string
  /** The filter values for its shape in one colour (`shapeOf`). */
  readonly shape: string
  readonly faults: readonly Fault[]
}

/** Yields every element below a node, except the children of elements that a logo may not contain. */
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
function elementFault(element: Element): [message: string, more: More] | undefined {
  const { name, attribs } = element
  if (name === 'text') return ['<text> needs a font that visitors may lack', { expected: 'its letters as paths' }]
  if (!drawing.has(name))
    return [`<${name}> is not allowed in a logo`, { expected: 'shapes, gradients and masks, as programs save them as "plain" or "optimised" SVG' }]
  const inSheet = name === 'style' ? styleFault(element.children.map(child => ('data' in child ? child.data : '')).join('')) : undefined
  const message = inSheet ?? Object.entries(attribs).flatMap(entry => attributeFault(...entry) ?? [])[0]
  return message === undefined ? undefined : [message, { expected: 'everything that is drawn in this one file' }]
}

/** Returns the fault of a `viewBox`: the logo is shown in a square beside the company's name. */
function boxFault(viewBox = ''): [message: string, more: More] | undefined {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) return ['no viewBox', { expected: 'one such as viewBox="0 0 64 64"' }]
  const ratio = width / height
  if (ratio < 2 / 3 || ratio > 3 / 2)
    return [`${width} x ${height}: the name is set beside the logo, so it is a sign without the name`, { expected: 'a viewBox about as wide as high' }]
}

/** Returns the error of a drawing that cannot be rendered or is invisible. */
async function renderFault(svg: string): Promise<Fault | undefined> {
  const { raster } = await import('#build/pictures/raster.ts')
  try {
    const { pixels } = raster(svg, 32)
    if (!pixels.some((value, at) => at % 4 === 3 && value > 0)) return { file, message: 'shows nothing at 32 x 32 pixels' }
  } catch (error) {
    const [, message = String(error), line, column] = /cause (.*?)(?: at (\d+):(\d+))?$/.exec(error instanceof Error ? error.message : '') ?? []
    return { file, ...(line && { line: Number(line), column: Number(column) }), message: `not well-formed XML: ${message}` }
  }
}

/** Returns the drawing without its prologue and size. The places that show it set the size. */
function fromRoot({ attribs, children }: Element, text: string): string {
  const kept = Object.entries(attribs).filter(([name]) => !/^(x|y|width|height|preserveAspectRatio)$/.test(name))
  const drawn = text.slice(children[0]?.startIndex ?? 0, (children.at(-1)?.endIndex ?? 0) + 1)
  return `<svg ${kept.map(([name, value]) => `${name}="${xml(value)}"`).join(' ')}>${drawn}</svg>`
}

/** Reads the logo of a folder. Returns it, or all its faults. */
export async function readLogo(root: string): Promise<OwnLogo> {
  if (!existsSync(join(root, file))) return { svg: '', shape: '', faults: [] }
  try {
    return await checkedLogo(readText(root, file))
  } catch (error) {
    if (error instanceof ContentError) return { svg: '', shape: '', faults: error.faults }
    throw error
  }
}

async function checkedLogo(text: string): Promise<OwnLogo> {
  const size = Buffer.byteLength(text)
  const refused = (...faults: Fault[]): OwnLogo => ({ svg: '', shape: '', faults })
  if (size > most)
    return refused({
      file,
      message: `${Math.round(size / 1000)} kB, and every page loads it`,
      expected: `at most ${most / 1000} kB: let a program such as SVGO make it smaller`,
    })
  const lines = new LineCounter()
  lines.lineStarts.push(0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1))
  const place = placeIn(lines)
  const rules = text.search(/<!DOCTYPE[^>]*\[|<!ENTITY/i)
  if (rules >= 0) return refused({ file, ...place(rules), message: 'a document type with rules of its own', expected: 'none' })
  const { parseDocument } = await import('htmlparser2')
  const document = parseDocument(text, { xmlMode: true, withStartIndices: true, withEndIndices: true })
  const svg = document.children.find(isElement)
  if (svg?.name !== 'svg') return refused({ file, message: 'not an SVG file', expected: '<svg> as its outermost element' })
  const unreadable = await renderFault(text)
  if (unreadable?.line) return refused(unreadable)
  const faultAt = (element: Element, found: ReturnType<typeof elementFault>) =>
    found ? [{ file, ...place(element.startIndex ?? 0), message: found[0], ...found[1] }] : []
  const faults = [...faultAt(svg, boxFault(svg.attribs.viewBox)), ...[...elementsIn(document)].flatMap(element => faultAt(element, elementFault(element)))]
  if (faults.length > 0) return refused(...faults)
  if (unreadable) return refused(unreadable)
  const { shapeOf } = await import('./logo-shape.ts')
  return { svg: fromRoot(svg, text), shape: shapeOf(text), faults: [] }
}
