// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { serialized } from './serialized.ts'

const page = (body: string) =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <title>A &amp; b</title></head>\n  <body>\n    ${body}\n  </body>\n</html>\n`

const byDom = (html: string) =>
  `<!DOCTYPE html>${new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML}`

it.each([
  [
    'characters',
    `<p title="it&#x27;s &lt;b&gt; &quot;x&quot;">it&#x27;s &quot;x&quot; &lt;b&gt; &amp; a\u00a0b &copy; বাংলা</p>`,
  ],
  ['empty elements', '<p>a<br/>b</p><img src="/a.png" alt=""/><hr>'],
  ['attributes in capitals', '<label for="a">A</label><input id="a" maxLength="9" autoComplete="off" required=""/>'],
  ['bare attributes', '<details open><summary>S</summary></details><button disabled type="button">B</button>'],
  ['drawings', '<svg viewBox="0 0 9 9"><linearGradient gradientUnits="x"></linearGradient><path d="M0 0"/></svg>'],
  ['scripts and comments', '<p>a<!-- -->b</p><script type="application/ld+json">{"a":"<b> & c"}</script>'],
  ['forms and tables', '<textarea>a &lt; b</textarea><table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['without scripts', '<noscript><p>Without scripts</p></noscript>'],
])('writes %s as a DOM does', (_, body) => {
  expect(serialized(page(body))).toBe(byDom(page(body)))
})
