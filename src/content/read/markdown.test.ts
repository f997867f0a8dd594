import { describe, expect, it } from 'vitest'
import markdown from '#generated/texts/markdown.json' with { type: 'json' }
import results from '#generated/texts/results.json' with { type: 'json' }
import shell from '#generated/texts/shell.json' with { type: 'json' }
import { fill } from '../fill.ts'
import { renderMarkdown } from './markdown.build.ts'
import { withMarkdown } from './source.build.ts'
import { parseYaml } from './source-file.build.ts'

const render = (text: string, words = {}) =>
  renderMarkdown({ source: withMarkdown(parseYaml('data/pages/blog/a-post.md', 'title: A post'), text, 1), words }, { markdown, results, shell })

/** The name of a table for screen readers. */
const table = (columns: string) => fill(markdown.table, { columns })

describe('Markdown', () => {
  it('prints quotes and apostrophes that were typed, in headings too, and leaves code alone', () => {
    const { html, headings } = render(`## The till's own\n\n"Is it?" she asked, in _"a till"_ ("ours").\n\n\`a = 'b'\``)
    expect(html).toContain('<p>“Is it?” she asked, in <em>“a till”</em> (“ours”).</p>')
    expect(html).toContain('<code>a = &#39;b&#39;</code>')
    expect(headings).toEqual([{ id: 'the-till-s-own', text: 'The till’s own' }])
  })

  it('strikes out between two tildes only', () => {
    expect(render('Both H~2~O and ~~old~~.').html).toContain('<p>Both H~2~O and <del>old</del>.</p>')
  })

  it('has footnotes with the way there and back, and lists of tasks whose state is spoken', () => {
    const { html } = render('It is ours.[^1]\n\n- [x] Write\n- [ ] "Send"\n\n[^1]: The "source".')
    expect(html).toContain('It is ours.<sup><a id="footnote-ref-1" href="#footnote-1"')
    expect(html).toMatch(/<li id="footnote-1">\s*<p>The “source”\. <a href="#footnote-ref-1"/)
    expect(html).toContain(`aria-label="${fill(markdown.backToText, { number: '1' })}"`)
    const { headings, html: notes } = render('## Costs[^q]\n\n| A [^q] |\n| - |\n| 1 |\n\n[^q]: Ours')
    expect(headings).toEqual([{ id: 'costs', text: 'Costs' }])
    expect(notes).toContain(`aria-label="${table('A ')}"`)
    expect(html).toContain(`aria-label="${markdown.done}">☑</span> Write`)
    expect(html).toContain(`aria-label="${markdown.open}">☐</span> “Send”`)
  })

  it('aligns the columns of a table as its author did', () => {
    const { html } = render('| a | b | c |\n| - | :-: | -: |\n| 1 | 2 | 3 |')
    expect(html).toContain('<th scope="col" class="align-right">c</th>')
    expect(html).toContain('<td class="align-center">2</td>')
  })

  it('gives every heading an id of its own, which no other part of the page has', () => {
    const texts = ['Page data', 'Contents', 'Menu solutions', 'Summary', 'Summary', '🚀', '🎉🎉', 'Summary 2']
    const { headings, html } = render(texts.map(text => `## ${text}`).join('\n\n'))
    const ids = headings.map(({ id }) => id)
    expect(ids).toEqual(['page-data-1', 'contents-1', 'menu-solutions-1', 'summary', 'summary-2', 'section', 'section-2', 'summary-2-2'])
    for (const id of ids) expect(html).toContain(`<h2 id="${id}">`)
  })

  it('gives a heading the id that it names', () => {
    const { html, headings } = render('## 1. _Your_ own-data {#your-data}\n\n## Two {#your-data}')
    expect(headings).toEqual([
      { id: 'your-data', text: '1. Your own-data' },
      { id: 'your-data-2', text: 'Two' },
    ])
    expect(html).toMatch(/^<h2 id="your-data">1\. <em>Your<\/em> .*own-data<\/span><\/h2>/)
  })

  it('shows a result of the text in words and as a chart', () => {
    const change = { from: '8 days', to: '4 h' }
    const charts = { run: { value: fill(results.range, change), label: 'for loading', plot: { form: 'bars', rows: [] } } }
    const { html } = render('![Two bars](chart:run)', { charts })
    expect(html.replaceAll(/<span[^>]*>|<\/span>/g, '')).toContain(`${fill(results.change, change)} for loading`)
    expect(html).toContain('<img class="chart" src="/art/chart-run.svg" alt="Two bars"')
  })

  it('escapes what its author typed in attributes and in figures, and reads columns without their signs', () => {
    const plot = { form: 'bars', rows: [] }
    const charts = { run: { value: 'A < B', label: 'for R&D', plot } }
    const { html } = render('![The <new> & "old" rate](chart:run)', { charts })
    expect(html).toContain('alt="The &lt;new&gt; &amp; “old” rate"')
    expect(html).toContain('<span class="figure-value">A &lt; B</span> for R&amp;D')
    expect(render('[y](<https://a.b/"q">)').html).toContain('href="https://a.b/&quot;q&quot;"')
    expect(render('| "quoted" & **b** | _c_ |\n| - | - |\n| a | b |').html).toContain(`aria-label="${table('“quoted” &amp; b, c')}"`)
  })

  it('leaves an entity as its author typed it', () => {
    const charts = { run: { value: '8 days', label: 'for loading', plot: { form: 'bars', rows: [] } } }
    const { html } = render('![R&amp;D & 5 &lt; 6](chart:run)\n\n[y](/a?b=1&amp;c=2&d=3)\n\n| R&amp;D |\n| - |\n| a |', { charts })
    expect(html).toContain('alt="R&amp;D &amp; 5 &lt; 6"')
    expect(html).toContain('href="/a?b=1&amp;c=2&amp;d=3"')
    expect(html).toContain(`aria-label="${table('R&amp;D')}"`)
  })

  it('takes charts on consecutive lines, and spaces after a chart', () => {
    const charts = { run: { value: '8 days', label: 'for loading', plot: { form: 'bars', rows: [] } } }
    const chart = '![bars](chart:run)'
    const { html } = render(chart, { charts })
    expect(html).toMatch(/^<figure class="told">/)
    for (const text of [`${chart} `, `${chart} \n\n`]) expect(render(text, { charts }).html, JSON.stringify(text)).toBe(html)
    for (const text of [`${chart}\n${chart}`, `${chart}  \n${chart}`]) expect(render(text, { charts }).html, JSON.stringify(text)).toBe(html + html)
  })
})
