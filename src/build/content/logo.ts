/** Reads and checks the company's own logo, `data/logo.svg`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { xml } from '#site/xml.ts'
import { ContentError, type Fault } from './fault.ts'
import { readText } from './files.ts'
import { checkedSvg, type Element, type ElementFault } from './svg.ts'

const file = 'data/logo.svg'

/** Maximum size in bytes: the first page of a visit loads the logo. */
const most = 20_000

export interface OwnLogo {
  /** The drawing from its root element on, with a `viewBox` and without a size; empty without a file. */
  readonly svg: string
  readonly faults: readonly Fault[]
}

/** Returns the fault of a `viewBox`: the logo is shown in a square beside the company's name. */
function boxFault(viewBox = ''): ElementFault | undefined {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) return ['no viewBox', { expected: 'one such as viewBox="0 0 64 64"' }]
  const ratio = width / height
  if (ratio < 2 / 3 || ratio > 3 / 2)
    return [`${width} x ${height}: the name is set beside the logo, so it is a sign without the name`, { expected: 'a viewBox about as wide as high' }]
}

/** Returns the fault of an element that only a logo has. */
function logoFault({ name, attribs }: Element, isRoot: boolean): ElementFault | undefined {
  if (name === 'text') return ['<text> needs a font that visitors may lack', { expected: 'its letters as paths' }]
  return isRoot ? boxFault(attribs.viewBox) : undefined
}

/** Returns the drawing without its prologue and size. The places that show it set the size. */
function fromRoot({ attribs, children }: Element, text: string): string {
  const kept = Object.entries(attribs).filter(([name]) => !/^(x|y|width|height|preserveAspectRatio)$/.test(name))
  const drawn = text.slice(children[0]?.startIndex ?? 0, (children.at(-1)?.endIndex ?? 0) + 1)
  return `<svg ${kept.map(([name, value]) => `${name}="${xml(value)}"`).join(' ')}>${drawn}</svg>`
}

/** Reads the logo of a folder. Returns it, or all its faults. */
export async function readLogo(root: string): Promise<OwnLogo> {
  if (!existsSync(join(root, file))) return { svg: '', faults: [] }
  try {
    return await checkedLogo(readText(root, file))
  } catch (error) {
    if (error instanceof ContentError) return { svg: '', faults: error.faults }
    throw error
  }
}

async function checkedLogo(text: string): Promise<OwnLogo> {
  const size = Buffer.byteLength(text)
  if (size > most) {
    const expected = `at most ${most / 1000} kB: let a program such as SVGO make it smaller`
    throw new ContentError([{ file, message: `${Math.round(size / 1000)} kB, and every page loads it`, expected }])
  }
  return { svg: fromRoot(await checkedSvg(file, text, logoFault), text), faults: [] }
}
