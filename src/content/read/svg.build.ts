/** Reads and checks SVG files. Pages show them, so they may only draw. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { parseDocument } from 'htmlparser2'
import { reasonOf } from '#build/reason.ts'
import { dyes } from '#content/schema/patch.ts'
import { xml } from '#content/xml.ts'
import { anyOf, ContentError, type Fault } from './fault.build.ts'
import { readText } from './files.build.ts'
import { placeIn } from './source-file.build.ts'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]

/** An element of an SVG file. */
type Element = Extract<Node, { attribs: Record<string, string> }>

const isElement = (node: Node): node is Element => 'attribs' in node

/** The elements that a drawing may contain. */
const drawing =
  /^(?:circle|clipPath|defs|desc|ellipse|g|line|linearGradient|marker|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|style|svg|symbol|text|title|tspan|use)$/

const shape = /^(?:circle|ellipse|line|path|polygon|polyline|rect)$/

/** Yields every element below a node, except the children of elements that a drawing may not contain. */
function* elementsIn(node: Document | Element): Generator<Element> {
  for (const child of node.children.filter(isElement)) {
    yield child
    if (drawing.test(child.name)) yield* elementsIn(child)
  }
}

/** Whether the value of an attribute or a style sheet refers to anything outside the drawing. */
const leadsOut = (value: string) => /url\(\s*["']?\s*[^#"'\s]|https?:|data:|javascript:|\/\/|@import|image-set|src\(/i.test(value)

/** Returns what is wrong with an attribute, or with the text of a style sheet. A backslash can hide an address. */
function valueFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `${name} is a script`
  if (/^<?style>?$/.test(name) && value.includes('\\')) return `${name} has a backslash, which can hide an address`
  if (/^xmlns(:|$)/.test(name)) return undefined
  return (/^(?:.+:)?href$/i.test(name) ? value.startsWith('#') : !leadsOut(value)) ? undefined : `${name} names another file`
}

/** Returns the first fault of an element itself. */
function elementFault({ name, attribs, children }: Element): Pick<Fault, 'message' | 'expected'> | undefined {
  if (!drawing.test(name))
    return { message: `<${name}> is not allowed in a drawing`, expected: 'shapes, gradients and masks, as programs save them as "plain" or "optimised" SVG' }
  const sheet = name === 'style' ? children.map(child => ('data' in child ? child.data : '')).join('') : ''
  const [message] = [['<style>', sheet] as const, ...Object.entries(attribs)].flatMap(([key, value]) => valueFault(key, value) ?? [])
  return message ? { message, expected: 'everything that is drawn in this one file' } : undefined
}

/** Returns what is wrong with the root of a drawing: its box, or what it says of the cloth on which it is sewn. */
async function rootFault({ attribs }: Element, isBoxed: boolean): Promise<Pick<Fault, 'message' | 'expected'> | undefined> {
  const { viewBox, 'data-dye': dye, 'data-turn': turn, 'data-place': place, 'data-outline': outline } = attribs
  const isBox = viewBox !== undefined && /^-?[\d.]+ -?[\d.]+( (?=.*[1-9])[\d.]+){2}$/.test(viewBox)
  if (!isBox && (isBoxed || dye !== undefined || viewBox !== undefined))
    return { message: viewBox === undefined ? 'no viewBox' : `viewBox="${viewBox}"`, expected: 'one such as viewBox="0 0 64 64"' }
  if (dye !== undefined && !dyes.some(name => name === dye)) return { message: `data-dye="${dye}"`, expected: anyOf(dyes) }
  if (turn !== undefined && !/^-?\d+$/.test(turn)) return { message: `data-turn="${turn}"`, expected: 'degrees such as 30' }
  if (place !== undefined && place !== 'edge') return { message: `data-place="${place}"`, expected: 'data-place="edge", or nothing' }
  if (outline === undefined || (await import('#pictures/patch.build.ts')).patchIcons.includes(outline)) return undefined
  return { message: `data-outline="${outline}"`, expected: 'the name of an icon of https://tabler.io/icons' }
}

/** Returns the fault of a drawing that is not well formed. */
async function formFault(svg: string): Promise<Omit<Fault, 'file'> | undefined> {
  const { raster } = await import('#pictures/raster.build.ts')
  try {
    await raster(svg, 32).toBuffer()
  } catch (error) {
    const [, line, column, message] = /on line (\d+) column (\d+) of data: (.*)/.exec(reasonOf(error)) ?? []
    return { ...(line && { line: Number(line), column: Number(column) }), message: `not well-formed XML: ${message ?? reasonOf(error)}` }
  }
}

/** Reads an SVG file. Throws a `ContentError` if browsers cannot draw it, or if it does more than draw. */
export async function readDrawing(root: string, file: string, isLogo = false): Promise<{ readonly svg: Element; readonly text: string }> {
  const text = readText(root, file)
  const wrong = (at: number, fault: Omit<Fault, 'file'>) => new ContentError({ file, ...placeIn(text)(at), ...fault })
  const [kilobytes, most] = [Math.round(Buffer.byteLength(text) / 1000), isLogo ? 20 : 100]
  if (kilobytes > most)
    throw new ContentError({
      file,
      message: `${kilobytes} kB, and every page ${isLogo ? '' : 'that shows it '}loads it`,
      expected: `at most ${most} kB: let a program such as SVGO make it smaller`,
    })
  const rules = text.search(/<!DOCTYPE[^>]*\[|<!ENTITY/i)
  if (rules >= 0) throw wrong(rules, { message: 'a document type with rules of its own', expected: 'none' })
  const { parseDocument } = await import('htmlparser2')
  const document = parseDocument(text, { xmlMode: true, withStartIndices: true, withEndIndices: true })
  const svg = document.children.find(isElement)
  if (svg?.name !== 'svg' || svg.attribs.xmlns !== 'http://www.w3.org/2000/svg')
    throw new ContentError({ file, message: 'not an SVG file', expected: '<svg xmlns="http://www.w3.org/2000/svg"> as its outermost element' })
  const malformed = await formFault(text)
  if (malformed) throw wrong(0, malformed)
  const elements = [...elementsIn(document)]
  for (const element of elements) {
    const fault = elementFault(element)
    if (fault) throw wrong(element.startIndex ?? 0, fault)
  }
  const wrongRoot = await rootFault(svg, isLogo)
  if (wrongRoot) throw wrong(svg.startIndex ?? 0, wrongRoot)
  const letters = elements.find(({ name }) => name === 'text')
  const isDrawn = elements.some(({ name }) => shape.test(name))
  if (!isDrawn && !letters) throw wrong(svg.startIndex ?? 0, { message: 'nothing is drawn', expected: 'shapes, such as <path>' })
  if (letters && (isLogo || !isDrawn))
    throw wrong(letters.startIndex ?? 0, { message: 'letters, which need a font that visitors may lack', expected: 'shapes: save the letters as paths' })
  return { svg, text }
}

const logo = 'data/logo.svg'

/**
 * Reads the company's own logo. Returns its drawing without its prologue and size, which the places that show it set; an
 * empty text without a file. Throws its faults.
 */
export async function readLogo(root: string): Promise<string> {
  if (!existsSync(join(root, logo))) return ''
  const {
    svg: { attribs, children },
    text,
  } = await readDrawing(root, logo, true)
  const kept = Object.entries(attribs).filter(([name]) => !/^(x|y|width|height|preserveAspectRatio)$/.test(name))
  const drawn = text.slice(children[0]?.startIndex ?? 0, (children.at(-1)?.endIndex ?? 0) + 1)
  return `<svg ${kept.map(([name, value]) => `${name}="${xml(value)}"`).join(' ')}>${drawn}</svg>`
}
