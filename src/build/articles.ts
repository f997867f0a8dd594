import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Marked, Renderer, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { withCompanyWords } from '#api/company-words.ts'
import { estimatesHeight } from '#site/charts.ts'
import { atHyphenated, isShort } from '#site/hyphenated.ts'
import { slugOf } from '#site/slug.ts'
import type { Table } from '#site/table.ts'
import type { Article } from '#site/words/blog/article.ts'
import { estimatesTable } from '#site/words/blog/estimates.ts'

const wordsPerMinute = 220

/** The charts that an article may place by `![what is to be seen](chart:name)`, each with the table of its figures. */
const charts: Readonly<Record<string, { readonly height: number; readonly table: Table }>> = {
  estimates: { height: estimatesHeight, table: estimatesTable },
}

const cells = (name: 'td' | 'th', texts: readonly string[]) => texts.map(text => `<${name}>${text}</${name}>`).join('')

/** A chart in an article. Throws for a name that none has. */
function chartHtml(name: string, alt: string): string {
  const chart = charts[name]
  if (!chart) throw new Error(`there is no chart '${name}' for articles: add it to src/build/articles.ts`)
  const { caption, columns, rows } = chart.table
  const table = `<table class="w-full"><caption class="sr-only">${caption}</caption><thead><tr>${cells('th', columns)}</tr></thead><tbody>${rows.map(row => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`
  return `<figure class="mt-8"><img class="chart" src="/art/chart-${name}.svg" alt="${alt}" width="320" height="${chart.height}" loading="lazy" decoding="async"><figcaption class="small mt-3 text-soft">${caption}</figcaption></figure><details><summary class="link small inline-block">Figures as a table</summary>${table}</details>`
}

/** The start of what may be wider than its column: a named stop for the keyboard, so that it can be scrolled. */
const scrolling = (tag: 'div' | 'pre', name: string) =>
  `<${tag} class="sideways" tabindex="0" role="region" aria-label="${name}">`

/** Typed quotes and apostrophes as they are printed: a quote before a letter that follows no other opens, all others close. */
const withPrintedQuotes = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}.,?!])"(?=[\p{L}\p{N}])/gu, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')

/** A text, in HTML, whose short hyphenated words stay on one line. */
const unbroken = (html: string) =>
  atHyphenated(html)
    .map((part, at) => (at % 2 === 1 && isShort(part) ? `<span class="whitespace-nowrap">${part}</span>` : part))
    .join('')

/** The folders of the words whose Markdown files are articles. */
type Kind = 'blog' | 'case-studies'

/**
 * Renders a post's or a case study's Markdown: headings get ids, links that leave the site open in a new tab, tables and
 * code can scroll, quotes are those of print. Throws with the file's name for a `{{name}}` that does not exist.
 */
export function renderArticle(kind: Kind, slug: string, markdown: string): Article {
  let text: string
  try {
    text = withCompanyWords(markdown)
  } catch (error) {
    throw new Error(`src/site/words/${kind}/${slug}.md: ${error instanceof Error ? error.message : String(error)}`)
  }
  const headings: { id: string; text: string }[] = []
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'text' && !token.tokens) token.text = withPrintedQuotes(token.text)
    },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens)
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = slugOf(plain) ?? ''
        if (depth === 2) headings.push({ id, text: plain })
        return `<h${depth} id="${id}">${words}</h${depth}>\n`
      },
      table(token: Tokens.Table) {
        const columns = token.header.map(({ text: column }) => column).filter(Boolean)
        const table = Renderer.prototype.table.call(this, token)
        return `${scrolling('div', `Table: ${columns.join(', ')}`)}${table}</div>\n`
      },
      code(token: Tokens.Code) {
        return Renderer.prototype.code.call(this, token).replace('<pre>', scrolling('pre', 'Code'))
      },
      // A chart stands by itself, not in a line of text.
      paragraph({ tokens }: Tokens.Paragraph) {
        const words = this.parser.parseInline(tokens)
        return tokens[0]?.type === 'image' ? words : `<p>${words}</p>\n`
      },
      text(token: Tokens.Text | Tokens.Escape) {
        return unbroken(Renderer.prototype.text.call(this, token))
      },
      image: ({ href, text }) => chartHtml(href.replace('chart:', ''), text),
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        return href.startsWith('http')
          ? `<a href="${href}" target="_blank" rel="noopener">${words}<span class="sr-only"> (opens in a new tab)</span></a>`
          : `<a href="${href}">${words}</a>`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  const words = text.split(/\s+/).filter(Boolean).length
  return { slug, html, headings, readTime: Math.ceil(words / wordsPerMinute) }
}

/** Reads and renders one of them. */
export const readArticle = async (kind: Kind, slug: string) =>
  renderArticle(kind, slug, await readFile(`src/site/words/${kind}/${slug}.md`, 'utf8'))

/** Makes these files importable as `Article`s; the Markdown parser stays out of the browser. */
export function articles(): Plugin {
  return {
    name: 'articles',
    transform: {
      filter: { id: /\/words\/(blog|case-studies)\/[^/]+\.md$/ },
      handler(markdown, id) {
        const kind = basename(dirname(id)) as Kind
        return {
          code: `export default ${JSON.stringify(renderArticle(kind, basename(id, '.md'), markdown))}`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}
