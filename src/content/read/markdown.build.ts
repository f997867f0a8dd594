/** Renders the Markdown of articles, case studies and legal pages, whose mistakes `links.build.ts` names. */
import { Marked, Renderer, type Token, type Tokens } from 'marked'
import footnotes from 'marked-footnote'
import { changeOf } from '#content/change.ts'
import { fill } from '#content/fill.ts'
import { atHyphenated, isShort } from '#content/hyphenated.ts'
import type { Markdown } from '#content/schema/content.ts'
import { distributionTable, isDistribution, type TextChart } from '#content/schema/text-charts.ts'
import type { Texts } from '#content/schema/texts.ts'
import { distinctAnchors } from '#content/slug.ts'
import { xml } from '#content/xml.ts'
import { darkId } from '#pictures/address.ts'
import { estimatesHeight, storyHeight } from '#pictures/charts.ts'
import { hasChartsOnly } from './links.build.ts'
import type { CheckedPage } from './map.build.ts'

const wordsPerMinute = 220

/** The id that a heading may name at its end: `## 1. Your data {#data}`. */
const namedId = /\s*\{#([a-z0-9-]+)\}$/

/** Escapes Markdown from the parser for an attribute. Keeps entities that the author typed. */
const attribute = (markdown: string) => markdown.replace(/&(?!#?\w+;)|[<>"]/g, xml)

const cells = (name: 'td' | 'th', texts: readonly string[]) => texts.map(text => `<${name}>${xml(text)}</${name}>`).join('')

/** Returns a chart as `ui/themed-image.tsx` shows it. */
const chartImage = (name: string, alt: string, height: number) =>
  `<picture><source media="screen and (prefers-color-scheme: dark)" srcset="/art/chart-${name}.svg#${darkId}"><img class="chart" src="/art/chart-${name}.svg" alt="${attribute(alt)}" width="320" height="${height}" loading="lazy" decoding="async"></picture>`

/** Returns a figure as `ui/change.tsx` draws it. */
function changeHtml(value: string, results: Texts['results']): string {
  const change = changeOf(value, results)
  if (!change) return xml(value)
  const drawn = (figure: string, style = '') => `<span aria-hidden="true"${style} data-figure="${attribute(figure)}"></span>`
  const arrow = '<span aria-hidden="true" class="change-arrow"></span>'
  return `<span class="sr-only">${xml(change.spoken)}</span>${drawn(change.was, ' class="change-was"')}${arrow}${drawn(change.is)}`
}

/** Returns the HTML of a chart in an article: a result has its figure in words, a distribution a table of its figures. */
function chartHtml(name: string, alt: string, chart: TextChart, { markdown: { figures }, results }: Pick<Texts, 'markdown' | 'results'>): string {
  if (!isDistribution(chart))
    return `<figure class="told"><figcaption><span class="figure-value">${changeHtml(chart.value, results)}</span> ${xml(chart.label)}</figcaption>${chartImage(name, alt, storyHeight)}</figure>`
  const { caption: plain, columns, rows } = distributionTable(chart, results)
  const caption = xml(plain)
  const table = `<table class="w-full"><caption class="sr-only">${caption}</caption><thead><tr>${cells('th', columns)}</tr></thead><tbody>${rows.map(row => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`
  return `<figure class="told">${chartImage(name, alt, estimatesHeight)}<figcaption class="small mt-3 text-soft">${caption}</figcaption></figure><details><summary class="link small inline-block">${xml(figures)}</summary>${table}</details>`
}

/**
 * Returns the start tag of an element that may be wider than its column: a named, focusable region, so that the keyboard can
 * scroll it.
 */
const scrolling = (tag: 'div' | 'pre', name: string) => `<${tag} class="sideways" tabindex="0" role="region" aria-label="${attribute(name)}">`

/** The number of characters from which a cell is a sentence. */
const sentenceLength = 40

/** Adds the heading of each row and, where cells are sentences, the labels with which a phone lists the cells of a row. */
function withHeadings(table: string, { header, rows }: Tokens.Table, columns: readonly string[]): string {
  const stacks = header.length > 2 && rows.flat().some(({ text }) => text.length >= sentenceLength)
  const row = (cells: string) => {
    let at = 0
    return cells
      .replace(/<td([^>]*)>([\s\S]*?)<\/td>/, '<th scope="row"$1>$2</th>')
      .replace(/<td/g, cell => (stacks ? `${cell} data-label="${attribute(columns[++at] ?? '')}"` : cell))
  }
  return table.replace('<table', stacks ? '<table class="stacks"' : '<table').replace(/<tr>[\s\S]*?<\/tr>/g, row)
}

/**
 * Replaces typed quotes and apostrophes with typographic ones. A quote before a letter or digit opens unless one of these or
 * `.,?!` precedes it; all others close.
 */
const withPrintedQuotes = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}.,?!])"(?=[\p{L}\p{N}])/gu, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')

/** Returns HTML text whose short hyphenated words stay on one line. */
const unbroken = (html: string) =>
  atHyphenated(html)
    .map((part, at) => (at % 2 === 1 && isShort(part) ? `<span class="whitespace-nowrap">${part}</span>` : part))
    .join('')

/** Marks Bangla in an English text for screen readers (WCAG 3.1.2), including digits and the spaces between Bangla words. */
const inItsLanguage = (html: string) =>
  html.replace(
    /\p{Script=Bengali}[\p{Script=Bengali}\p{Mark}\u200c\u200d]*(?: +\p{Script=Bengali}[\p{Script=Bengali}\p{Mark}\u200c\u200d]*)*/gu,
    '<span lang="bn">$&</span>',
  )

/** The words of a heading. The number of a footnote is none of them. */
const withoutNotes = (tokens: readonly Token[]) => tokens.filter(({ type }) => type !== 'footnoteRef')

/** Renders Markdown: headings get ids, links that leave the site open in a new tab, tables and code can scroll, and quotes become typographic. */
export function renderMarkdown({ source, words }: Pick<CheckedPage, 'source' | 'words'>, texts: Pick<Texts, 'markdown' | 'results' | 'shell'>): Markdown {
  const { markdown: text } = source
  const { charts = {} } = words as { readonly charts?: Readonly<Record<string, TextChart>> }
  const headings: { id: string; text: string }[] = []
  const anchor = distinctAnchors()
  const { footnotes: description, backToText } = texts.markdown
  const marked = new Marked(footnotes({ description, backRefLabel: fill(backToText, { number: '{0}' }) }), {
    walkTokens(token) {
      if (token.type === 'text' && !token.tokens) token.text = withPrintedQuotes(token.text)
    },
    // One tilde is no stroke: `H~2~O` stays as it is written.
    tokenizer: { del: source => (source.startsWith('~~') ? false : undefined) },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const last = tokens.at(-1)
        const [whole, named] = (last?.type === 'text' && namedId.exec(last.text)) || []
        if (whole && last?.type === 'text') last.text = last.text.slice(0, -whole.length)
        const plain = this.parser.parseInline(withoutNotes(tokens), this.parser.textRenderer)
        const id = anchor(named ?? plain)
        if (depth === 2) headings.push({ id, text: plain })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table(token: Tokens.Table) {
        const columns = token.header.map(({ tokens }) => this.parser.parseInline(withoutNotes(tokens), this.parser.textRenderer))
        const table = withHeadings(Renderer.prototype.table.call(this, token), token, columns)
        return `${scrolling('div', fill(texts.markdown.table, { columns: columns.filter(Boolean).join(', ') }))}${table}</div>\n`
      },
      tablecell({ tokens, header, align }: Tokens.TableCell) {
        const name = header ? 'th' : 'td'
        const start = `${header ? 'th scope="col"' : 'td'}${align ? ` class="align-${align}"` : ''}`
        return `<${start}>${this.parser.parseInline(tokens)}</${name}>\n`
      },
      checkbox({ checked }: Tokens.Checkbox) {
        const { done, open } = texts.markdown
        return `<span class="task" role="img" aria-label="${attribute(checked ? done : open)}">${checked ? '☑' : '☐'}</span> `
      },
      code(token: Tokens.Code) {
        return inItsLanguage(Renderer.prototype.code.call(this, token)).replace('<pre>', scrolling('pre', texts.markdown.code))
      },
      paragraph(token: Tokens.Paragraph) {
        const shown = token.tokens.filter(({ raw }) => raw.trim() !== '')
        if (hasChartsOnly(token)) return this.parser.parseInline(shown)
        // A line in bold, such as a question of an interview, is a heading, but not one of the search.
        const tag = shown.length === 1 && shown[0]?.type === 'strong' ? 'h3' : 'p'
        return `<${tag}${tag === 'h3' ? ' class="h3 pt-4"' : ''}>${this.parser.parseInline(token.tokens)}</${tag}>\n`
      },
      text(token: Tokens.Text | Tokens.Escape) {
        return inItsLanguage(unbroken(Renderer.prototype.text.call(this, token)))
      },
      image({ href, tokens }: Tokens.Image) {
        const name = href.replace('chart:', '')
        const chart = charts[name]
        return chart ? chartHtml(name, this.parser.parseInline(tokens, this.parser.textRenderer), chart, texts) : ''
      },
      link({ href, tokens }: Tokens.Link) {
        const address = attribute(href)
        const words = this.parser.parseInline(tokens)
        return href.startsWith('http')
          ? `<a href="${address}" target="_blank" rel="noopener">${words}<span class="sr-only"> ${texts.shell.newTab}</span></a>`
          : `<a href="${address}">${words}</a>`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  const count = text.split(/\s+/).filter(Boolean).length
  return { html, headings, readTime: Math.ceil(count / wordsPerMinute) }
}
