import type { InferOutput } from 'valibot'
import type { Plugin } from 'vite'
import type { companySchema } from '#api/company-schema.ts'

/**
 * Leaves out of the browser's copy of `data/company.json` what only the server and the build read: the addresses to which
 * notices go, how long submissions are kept, the legal name, and the office's coordinates.
 */
export function companyFile(): Plugin {
  return {
    name: 'company-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/data\/company\.json$/ },
      handler(code) {
        const company: InferOutput<typeof companySchema> = JSON.parse(code)
        const { notices: _notices, retentionMonths: _months, legalName: _legalName, map, ...published } = company
        const { link, embed } = map
        return { code: JSON.stringify({ ...published, map: { link, embed } }), map: null }
      },
    },
  }
}
