import { type FileRule, type Hosting, patternOf } from '#site/hosting/model.ts'

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

const headersOf = ({ cache, type }: FileRule) => ({ 'Cache-Control': cache, ...(type && { 'Content-Type': type }) })

/**
 * `_headers`, in the words that Netlify and Cloudflare Pages share. A rule for a folder is one for the 404s below it as well:
 * `oneByOne` tells whether it is written for each of the files instead.
 */
export function headerRules(
  { headers, rules }: Hosting,
  files: readonly string[],
  oneByOne: (rule: FileRule) => boolean,
): string {
  const pathsOf = (rule: FileRule) =>
    oneByOne(rule) ? files.map(file => `/${file}`).filter(path => new RegExp(patternOf(rule)).test(path)) : [rule.files]
  const blocks = rules.flatMap(rule => pathsOf(rule).map(path => block(path, headersOf(rule))))
  return `# Pages are revalidated by default here. No two rules below set the same header: their values would be joined.
${[block('/*', headers), ...blocks].join('\n\n')}
`
}
