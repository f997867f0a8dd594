import css from './search.css?inline'

let adopted = false

/** Adds the style of results to the page. It is part of the script, so that it does not delay the first paint. */
export function adoptSearchStyle() {
  if (adopted) return
  adopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
