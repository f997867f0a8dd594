import type { Plugin } from 'vite'

/** What only the server and the build read: where notices go, how long submissions are kept, the legal name, the office's coordinates. */
const unpublished = new Set(['notices', 'retentionMonths', 'legalName', 'latitude', 'longitude'])

/** Leaves that out of the copy of `data/company.json` in the scripts, which everyone can read. */
export function companyFile(): Plugin {
  return {
    name: 'company-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/data\/company\.json$/ },
      handler(code) {
        const published = JSON.stringify(JSON.parse(code), (key, value) => (unpublished.has(key) ? undefined : value))
        return { code: published, map: null }
      },
    },
  }
}
