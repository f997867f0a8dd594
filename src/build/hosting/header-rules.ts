import { lists } from '#api/contract.ts'
import type { FileRule, Hosting } from '#site/hosting/model.ts'

const block = (files: string, headers: Readonly<Record<string, string>>) =>
  [files, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** A type for a folder would be the type of its 404 as well: one rule a list. */
const oneByOne = (rule: FileRule): readonly FileRule[] =>
  rule.files === '/api/*' ? Object.keys(lists).map(name => ({ ...rule, files: `/api/${name}` as const })) : [rule]

const ofRule = ({ files, cache, type }: FileRule) =>
  block(files, { 'Cache-Control': cache, ...(type && { 'Content-Type': type }) })

/** `_headers`, in the words that Netlify and Cloudflare Pages share. */
export const headerRules = ({ headers, rules }: Hosting): string =>
  `# Pages are revalidated by default here. No two rules below set the same header: their values would be joined.
${[block('/*', headers), ...rules.flatMap(oneByOne).map(ofRule)].join('\n\n')}
`
