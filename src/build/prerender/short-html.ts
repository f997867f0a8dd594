/** React asks for eager images before all else: they are in the first screen anyway, and style and font come first. */
const preloads = /(<div id="root"[^>]*>)(?:<link rel="preload"[^>]*>)+/

/** The HTML of a page without what React adds to it, and as short as HTML allows. */
export const shortHtml = (html: string) => html.replace(preloads, '$1').replaceAll('&nbsp;', '\u00a0')
