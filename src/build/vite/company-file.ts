import type { Plugin } from 'vite'
import { plainText, readTextFile } from '#content/text-file.ts'

/** Keys that only the server and the build read. */
const unpublished = new Set(['notices', 'retentionMonths', 'legalName', 'currencyInWords', 'tax', 'languages'])

/** Removes these keys from the copy of `data/company.json` in the public scripts, and sets the language of pages. */
export function companyFile(): Plugin {
  return {
    name: 'company-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // The language of every page, in place of that of the template.
    transformIndexHtml(html) {
      const { language = 'en' }: { language?: string } = JSON.parse(readTextFile('data/company.json'))
      return html.replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    },
    transform: {
      filter: { id: /\/data\/company\.json$/ },
      handler(code) {
        const published = JSON.stringify(JSON.parse(plainText(code)), (key, value) =>
          unpublished.has(key) ? undefined : value,
        )
        return { code: published, map: null }
      },
    },
  }
}
