import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '#site/company.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, in elements and in attributes. */
export const html = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

/** What only the page that lends its frame needs: scripts, and everything that tells the outside about it. */
const own =
  /<(script|template)\b[\s\S]*?<\/\1>|<link\b[^>]*\brel="(?:modulepreload|canonical)"[^>]*>|<meta\b[^>]*\b(?:name|property)="(?:description|robots|og:|twitter:)[^>]*>/g

/** A small page of the server itself, in plain words. */
export interface MessagePage {
  readonly title: string
  /** HTML. */
  readonly body: string
}

/** Writes pages in the frame of the site's 404 page: the same header, footer and style, and no scripts. */
export function createPageRenderer(siteFolder: string) {
  const frame = readFileSync(join(siteFolder, '404.html'), 'utf8').replace(own, '')
  return ({ title, body }: MessagePage): string => {
    const main = `<main id="main" tabindex="-1"><section class="band"><div class="wrap"><h1 class="h2">${html(title)}</h1>${body}</div></section></main>`
    return frame
      .replace(
        /<title>[\s\S]*?<\/title>/,
        () => `<title>${html(`${title} | ${company.name}`)}</title><meta name="robots" content="noindex">`,
      )
      .replace(/<main\b[\s\S]*<\/main>/, () => main)
  }
}

export type PageRenderer = ReturnType<typeof createPageRenderer>
