/**
 * Stands in for `jsdom` in the prerenderer (see `without-jsdom.ts`), which builds a DOM of every page only to append preload
 * links to the head and to serialize it: several times the work of rendering the page. This does the same on the text.
 */
import { serialized } from './serialized.ts'

/** A `<link>` as the prerenderer fills it. */
interface Link {
  readonly attributes: [name: string, value: string][]
  setAttribute(name: string, value: string): void
}

const createElement = (): Link => {
  const attributes: Link['attributes'] = []
  return { attributes, setAttribute: (name, value) => attributes.push([name, value]) }
}

const markup = ({ attributes }: Link) => `<link${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}>`

export class JSDOM {
  readonly #head: string
  readonly #rest: string
  readonly #links = new Map<string, string>()

  constructor(html: string) {
    const at = html.indexOf('</head>')
    this.#head = html.slice(0, at)
    this.#rest = html.slice(at)
  }

  readonly window = {
    document: {
      createElement,
      head: {
        /** Whether a link to an address is there already: the one question that the prerenderer asks. */
        querySelector: (selector: string) => {
          const href = /^link\[href='([^']*)'\]$/.exec(selector)?.[1]
          if (!href)
            throw new Error(
              `the prerenderer asks for '${selector}', which src/build/prerender/no-jsdom.ts does not know`,
            )
          return this.#links.has(href) || this.#head.includes(`href="${href}"`) || null
        },
        appendChild: (link: Link) => {
          const href = link.attributes.find(([name]) => name === 'href')?.[1] ?? ''
          this.#links.set(href, markup(link))
        },
      },
    },
  }

  serialize(): string {
    return serialized(this.#head + [...this.#links.values()].join('') + this.#rest)
  }
}
