import type { Plugin } from 'vite'

/** Bundles `data/company.json` without the addresses to which the server sends mail: the site's scripts are for everyone to read. */
export function companyFile(): Plugin {
  return {
    name: 'company-file',
    enforce: 'pre',
    transform: {
      filter: { id: /\/data\/company\.json$/ },
      handler(code) {
        const { notices: _, ...published } = JSON.parse(code) as Record<string, unknown>
        return { code: JSON.stringify(published), map: null }
      },
    },
  }
}
