/** The floor of a page's figures: its own HTML and style sheet without scripts, module preloads and font preload. */
export const bare = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '')
