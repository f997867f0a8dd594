/** Reads and checks SVG files. Pages show them, so they may only draw. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { reasonOf } from '#build/reason.ts'
import { dyes } from '#content/schema/patch.ts'
import { patchIcons } from '#pictures/patch.build.ts'
import { raster } from '#pictures/raster.build.ts'
import { anyOf, ContentError, type Fault } from './fault.build.ts'
import { readText } from './files.build.ts'
import { placeIn } from './source-file.build.ts'

const { findAll, getOuterHTML, textContent } = DomUtils

/** An element of an SVG file. */
type Element = ReturnType<typeof findAll>[number]

/** The elements that a drawing may contain. */
const drawing =
  /^(?:circle|clipPath|defs|desc|ellipse|g|line|linearGradient|marker|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|style|svg|symbol|text|title|tspan|use)$/

const shape = /^(?:circle|ellipse|line|path|polygon|polyline|rect)$/

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
function elementFault(element: Element, mayHaveLetters: boolean): Pick<Fault, 'message' | 'expected'> | undefined {
  const { name, attribs } = element
  if (!drawing.test(name))
    return { message: `<${name}> is not allowed in a drawing`, expected: 'shapes, gradients and masks, as programs save them as "plain" or "optimised" SVG' }
  if (name === 'text' && !mayHaveLetters) return { message: 'letters, which need a font that visitors may lack', expected: 'shapes: save the letters as paths' }
  const sheet = name === 'style' ? textContent(element) : ''
  const [message] = [['<style>', sheet] as const, ...Object.entries(attribs)].flatMap(([key, value]) => valueFault(key, value) ?? [])
  return message ? { message, expected: 'everything that is drawn in this one file' } : undefined
}

/** What the root of a drawing may say: its box, and the cloth on which it is sewn. */
const rootAttributes: readonly (readonly [name: string, fits: (value: string) => boolean, expected: string])[] = [
  ['viewBox', value => /^-?[\d.]+ -?[\d.]+( (?=.*[1-9])[\d.]+){2}$/.test(value), 'one such as viewBox="0 0 64 64"'],
  ['data-dye', value => dyes.some(dye => dye === value), anyOf(dyes)],
  ['data-turn', value => /^-?\d+$/.test(value), 'degrees such as 30'],
  ['data-place', value => value === 'edge', 'data-place="edge", or nothing'],
  ['data-outline', value => patchIcons.includes(value), 'the name of an icon of https://tabler.io/icons'],
]

/** Returns what is wrong with the root of a drawing. One on a cloth needs a box. */
function rootFault({ attribs }: Element, isBoxed: boolean): Pick<Fault, 'message' | 'expected'> | undefined {
  const needsBox = isBoxed || attribs['data-dye'] !== undefined
  if (needsBox && attribs.viewBox === undefined) return { message: 'no viewBox', expected: 'one such as viewBox="0 0 64 64"' }
  const [name = '', , expected] = rootAttributes.find(([name, fits]) => attribs[name] !== undefined && !fits(attribs[name])) ?? []
  return expected ? { message: `${name}="${attribs[name]}"`, expected } : undefined
}

/** Returns the fault of a drawing that is not well formed. */
async function formFault(svg: string): Promise<Omit<Fault, 'file'> | undefined> {
  try {
    await raster(svg, 32).toBuffer()
  } catch (error) {
    const [, line, column, message] = /on line (\d+) column (\d+) of data: (.*)/.exec(reasonOf(error)) ?? []
    return { ...(line && { line: Number(line), column: Number(column) }), message: `not well-formed XML: ${message ?? reasonOf(error)}` }
  }
}

/** Reads an SVG file. Throws a `ContentError` if browsers cannot draw it, or if it does more than draw. */
export async function readDrawing(root: string, file: string, isLogo = false): Promise<Element> {
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
  const elements = findAll(() => true, parseDocument(text, { xmlMode: true, withStartIndices: true }).children)
  const [svg] = elements
  if (svg?.name !== 'svg' || svg.attribs.xmlns !== 'http://www.w3.org/2000/svg')
    throw new ContentError({ file, message: 'not an SVG file', expected: '<svg xmlns="http://www.w3.org/2000/svg"> as its outermost element' })
  const malformed = await formFault(text)
  if (malformed) throw wrong(0, malformed)
  const isDrawn = elements.some(({ name }) => shape.test(name))
  for (const element of elements) {
    const fault = elementFault(element, isDrawn && !isLogo)
    if (fault) throw wrong(element.startIndex ?? 0, fault)
  }
  const wrongRoot = rootFault(svg, isLogo) ?? (isDrawn ? undefined : { message: 'nothing is drawn', expected: 'shapes, such as <path>' })
  if (wrongRoot) throw wrong(svg.startIndex ?? 0, wrongRoot)
  return svg
}

const logo = 'data/logo.svg'

/**
 * Reads the company's own logo. Returns its drawing without its prologue and size, which the places that show it set; an
 * empty text without a file. Throws its faults.
 */
export async function readLogo(root: string): Promise<string> {
  if (!existsSync(join(root, logo))) return ''
  const svg = await readDrawing(root, logo, true)
  const kept = Object.entries(svg.attribs).filter(([name]) => !/^(x|y|width|height|preserveAspectRatio)$/.test(name))
  svg.attribs = Object.fromEntries(kept)
  return getOuterHTML(svg, { xmlMode: true, encodeEntities: 'utf8' })
}
