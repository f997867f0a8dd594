import css from './search.css?inline'

// The style of results is part of the script, so that it does not delay the first paint.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
