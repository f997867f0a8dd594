import { Parser } from 'htmlparser2'

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const escapes: Record<string, string> = { '&': '&amp;', '\u00a0': '&nbsp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeCharacter = (character: string) => escapes[character] ?? character

/** `name="value"` for each attribute, as the HTML standard serializes them: capitals are for SVG alone. */
const attributeText = (attributes: Readonly<Record<string, string>>, drawing: boolean) =>
  Object.entries(attributes)
    .map(
      ([name, value]) => ` ${drawing ? name : name.toLowerCase()}="${value.replace(/[&\u00a0"]/g, escapeCharacter)}"`,
    )
    .join('')

/**
 * A complete, well-formed page as a DOM would serialize it (HTML standard, 13.3), without building one: React and Markdown
 * write some characters, empty elements and attributes in other ways.
 */
export function serialized(html: string): string {
  let out = ''
  let raw = false
  let drawings = 0
  let started = false
  const parser = new Parser(
    {
      onprocessinginstruction: (_, text) => {
        out += `<!DOCTYPE ${text.slice('!doctype '.length)}>`
      },
      oncomment: text => {
        out += `<!--${text}-->`
      },
      onopentag: (name, attributes) => {
        if (name === 'svg') drawings += 1
        out += `<${name}${attributeText(attributes, drawings > 0)}>`
        raw = name === 'script' || name === 'style'
        started ||= name === 'head'
      },
      ontext: text => {
        // A parser drops the white space before the head, and moves what follows the body into it.
        if (started) out += raw ? text : text.replace(/[&\u00a0<>]/g, escapeCharacter)
      },
      onclosetag: name => {
        raw = false
        if (name === 'svg') drawings -= 1
        if (!empty.has(name) && name !== 'body' && name !== 'html') out += `</${name}>`
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return `${out}</body></html>`
}
