import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '#content/company.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML elements and attributes. */
export const html = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

export const lead = (text: string) => `<p class="lead mt-4">${html(text)}</p>`

/** Parts of the 404 page that other pages must not have: scripts, preloads and metadata. */
const own =
  /<(script|template)\b[\s\S]*?<\/\1>|<link\b[^>]*\brel="(?:modulepreload|canonical)"[^>]*>|<meta\b[^>]*\b(?:name|property)="(?:description|robots|og:|twitter:)[^>]*>/g

/** A small page that the server renders itself. */
export interface MessagePage {
  readonly title: string
  readonly body: string
}

/** Where the site is for a server at `apiBase`: empty on the same host, where links need no host. */
const siteOf = (apiBase: string) =>
  URL.canParse(apiBase) && new URL(apiBase).host !== new URL(company.siteUrl).host ? company.siteUrl : ''

/**
 * Creates a renderer that reuses the header, footer and styles of the site's 404 page, without scripts. If the API has a host
 * of its own, links lead back to the site.
 */
export function createPageRenderer(siteFolder: string, apiBase: string) {
  const site = siteOf(apiBase)
  const frame = readFileSync(join(siteFolder, '404.html'), 'utf8').replace(own, '')
  const [start, middle, end] = frame.split(/<title>[\s\S]*?<\/title>|<main\b[\s\S]*<\/main>/)
  return ({ title, body }: MessagePage): string => {
    const name = `<title>${html(`${title} | ${company.name}`)}</title><meta name="robots" content="noindex">`
    const main = `<main id="main" tabindex="-1"><section class="band"><div class="wrap"><h1 class="h2">${html(title)}</h1>${body}</div></section></main>`
    const page = `${start}${name}${middle}${main}${end}`
    return site ? page.replace(/(<a\b[^>]*\bhref=")(?=\/(?!\/|api\/))/g, `$1${site}`) : page
  }
}
