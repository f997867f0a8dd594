import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { filledIn } from '#api/company-words.ts'
import { type ListName, lists, readAnswer } from '#api/contract.ts'

const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

/** Where notices go is the server's business alone: the site's scripts are for everyone to read. */
const published = ({ notices: _, ...company }: Record<string, unknown>) => company

/**
 * Bundles `data/*.json` as the API serves it: with the company's words in place of `{{name}}`, and a list with what the
 * contract fills in.
 */
export function dataFiles(): Plugin {
  return {
    name: 'data-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/data\/[^/]+\.json$/ },
      handler(code, id) {
        const name = basename(id, '.json')
        const value = filledIn(JSON.parse(code) as Record<string, unknown>)
        if (name === 'company') return { code: JSON.stringify(published(value)), map: null }
        return { code: JSON.stringify(isList(name) ? readAnswer(name, value).value : value), map: null }
      },
    },
  }
}
