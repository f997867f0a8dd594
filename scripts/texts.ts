/** Extracts the texts of a content file in any format. */
import { extname } from 'node:path'
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'

export interface Text {
  /** Counts from 1. */
  readonly line: number
  readonly text: string
  /** The key of the text. */
  readonly key?: string | undefined
}

/** Lists the texts of YAML, or of JSON, which is valid YAML. */
function fromYaml(content: string, before = 0): Text[] {
  const lines = new LineCounter()
  const texts: Text[] = []
  visit(parseDocument(content, { lineCounter: lines }), {
    Scalar(place, { value, range }, path) {
      if (place === 'key' || typeof value !== 'string' || !range) return
      const parent = path.at(-1)
      const key = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : undefined
      texts.push({ line: lines.linePos(range[0]).line + before, text: value, key })
    },
  })
  return texts
}

/** Lists the paragraphs, list items and table rows of Markdown, without code. The front matter is YAML. */
function fromMarkdown(content: string): Text[] {
  const front = /^---\n([\s\S]*?\n)---\n/.exec(content)
  const skipped = front ? front[0].split('\n').length - 1 : 0
  const texts: { line: number; text: string }[] = []
  let fenced = false
  let open = false
  for (const [at, line] of content.split('\n').entries()) {
    if (at < skipped) continue
    if (line.startsWith('```')) fenced = !fenced
    const last = texts.at(-1)
    if (fenced || line.startsWith('```') || line.trim() === '') open = false
    else if (open && last && !/^\s*(?:[-*|#>]|\d+\.)/.test(line)) last.text += ` ${line.trim()}`
    else {
      texts.push({ line: at + 1, text: line.trim() })
      open = true
    }
  }
  return [...(front?.[1] ? fromYaml(front[1], 1) : []), ...texts]
}

const readers: Readonly<Record<string, (content: string) => Text[]>> = {
  '.json': fromYaml,
  '.yaml': fromYaml,
  '.md': fromMarkdown,
}

/** Lists the texts of a file with their lines; a drawing is one text. */
export function textsIn(path: string, content: string): Text[] {
  const plain = content.replaceAll('\r\n', '\n')
  return readers[extname(path)]?.(plain) ?? [{ line: 1, text: plain }]
}
