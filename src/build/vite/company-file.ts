import type { Plugin } from 'vite'
import { plainText } from '#api/text-file.ts'
import { company } from '#site/company.ts'

/** Keys that only the server and the build read. */
const unpublished = new Set(['notices', 'retentionMonths', 'legalName', 'currencyInWords', 'tax', 'languages'])

/** Removes these keys from the copy of `data/company.json` in the public scripts, and sets the language of pages. */
export function companyFile(): Plugin {
  return {
    name: 'company-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // The language of every page, in place of that of the template.
    transformIndexHtml: html => html.replace(/<html lang="[^"]*"/, `<html lang="${company.language}"`),
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
