import css from './search.css?inline'

let adopted = false

/** Adds the style of results to the page: it comes with the script, so that no first view carries it. */
export function adoptSearchStyle() {
  if (adopted) return
  adopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
