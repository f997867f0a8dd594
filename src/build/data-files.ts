import type { Plugin } from 'vite'
import { filledIn } from '#api/company-words.ts'

/** Puts the company's words into `data/*.json` as they are bundled, in place of `{{name}}`; the API does the same when it reads them. */
export function dataFiles(): Plugin {
  return {
    name: 'data-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/data\/[^/]+\.json$/, code: '{{' },
      handler: code => ({ code: JSON.stringify(filledIn(JSON.parse(code))), map: null }),
    },
  }
}
