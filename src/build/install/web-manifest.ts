import { existsSync } from 'node:fs'
import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { pageAt } from '#content/map/index.ts'
import { homeWords } from '#content/read/pages.build.ts'
import { xml } from '#content/xml.ts'
import texts from '#generated/texts/machines/files.json' with { type: 'json' }
import { absolute } from '#seo/head.ts'
import { palettes } from '#theme/tokens.ts'
import { appIcons, faviconPath } from './app-icons.ts'

/** The path and type of the OpenSearch description. */
const openSearchPath = '/opensearch.xml'
const openSearchType = 'application/opensearchdescription+xml'

/**
 * The tags for icons and installation in every page's head. The files exist only in the output, so `index.html` cannot name
 * them.
 */
export const installTags = [
  ...(['light', 'dark'] as const).map(
    theme => `<meta name="theme-color" content="${palettes[theme].paper}" media="(prefers-color-scheme: ${theme})">`,
  ),
  `<link rel="icon" href="${faviconPath}" type="image/svg+xml">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<link rel="search" type="${openSearchType}" title="${xml(company.name)}" href="${openSearchPath}">`,
  '<link rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png">',
  '<meta name="mobile-web-app-capable" content="yes">',
  `<meta name="apple-mobile-web-app-title" content="${xml(company.name)}">`,
  '<meta name="apple-mobile-web-app-status-bar-style" content="default">',
].join('')

const image = (path: string, width: number, height: number) => ({
  src: `/${path}`,
  sizes: `${width}x${height}`,
  type: 'image/png',
})

/**
 * The screenshots of the install dialog, in pixels. `npm run screenshots` takes them into `public/`; without them the dialog
 * is smaller.
 */
export const installScreenshots = [
  { path: 'screenshots/wide.png', width: 1280, height: 800, formFactor: 'wide', label: texts.wideScreen },
  { path: 'screenshots/narrow.png', width: 390, height: 844, formFactor: 'narrow', label: texts.narrowScreen },
] as const

/** Returns the shortcuts of the installed app's icon. */
function shortcuts() {
  const icons = appIcons.slice(0, 1).map(({ path, size }) => image(path, size, size))
  return ['/services', '/careers', '/contact'].flatMap(path => {
    const page = pageAt(path)
    return page ? { name: page.label, description: page.blurb, url: path, icons } : []
  })
}

/** Returns the web app manifest. It has only the light theme colour: pages set both with `theme-color` tags. */
export function manifest(): EmittedFile[] {
  const { paper } = palettes.light
  const content = {
    id: '/',
    name: company.name,
    short_name: company.name,
    description: homeWords().description,
    lang: company.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: paper,
    theme_color: paper,
    categories: ['business', 'productivity'],
    icons: appIcons.map(({ path, size, purpose }) => ({ ...image(path, size, size), purpose })),
    screenshots: installScreenshots
      .filter(({ path }) => existsSync(`public/${path}`))
      .map(({ path, width, height, formFactor, label }) => ({
        ...image(path, width, height),
        form_factor: formFactor,
        label,
      })),
    shortcuts: shortcuts(),
  }
  return [{ path: 'manifest.webmanifest', content: JSON.stringify(content) }]
}

/** Returns `opensearch.xml` (OpenSearch 1.1): browsers offer the site's search in the address bar. */
export const openSearch = (): EmittedFile[] => [
  {
    path: openSearchPath.slice(1),
    content: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(company.name.slice(0, 16))}</ShortName>
<Description>${xml(texts.search)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${company.language}</Language>
<Image width="16" height="16" type="image/svg+xml">${absolute(faviconPath)}</Image>
<Url type="text/html" method="get" template="${absolute('/search')}?q={searchTerms}"/>
</OpenSearchDescription>
`,
  },
]
