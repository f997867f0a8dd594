/** React asks for eager images before all else: they are in the first screen anyway, and style and font come first. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** What React has rendered, as short as HTML allows. */
export const shortHtml = (rendered: string) =>
  rendered.replace(preloads, '').replaceAll('/>', '>').replaceAll('&#x27;', "'")
