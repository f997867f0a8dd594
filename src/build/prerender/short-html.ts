/** Preloads that React adds for eager images. They would compete with the style sheet and the font. */
const preloads = /(<div id="root"[^>]*>)(?:<link rel="preload"[^>]*>)+/

/** The HTML of a page without these preloads, and with plain no-break spaces. */
export const shortHtml = (html: string) => html.replace(preloads, '$1').replaceAll('&nbsp;', '\u00a0')
