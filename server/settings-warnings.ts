/** What is right to the eye and taken otherwise: settings that are cut off, and values that the build has frozen. */

/**
 * Lines of a `.env` file whose value Node cuts off at a `#`, as for a comment: quotes keep it whole. A `#` behind a space is
 * meant as a comment. Never says a value: it may be a password.
 */
export const cutSettings = (text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const [, name] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?!["'`\s#])[^#\s](?:[^#]*[^#\s])?#/.exec(line) ?? []
    return name ? [`.env:${at + 1}: ${name} ends before its "#": put the value in quotes, as ${name}='...'`] : []
  })

/** What the server takes from `data/company.json` as it was when it was built. */
const fixedAtBuild: readonly (readonly string[])[] = [
  ['name'],
  ['legalName'],
  ['siteUrl'],
  ['emails', 'general'],
  ...['contact', 'support', 'partnership', 'careers'].map(kind => ['notices', kind]),
  ...['messages', 'applications'].map(kind => ['retentionMonths', kind]),
]

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

function lineAt(text: string, path: readonly string[]): number {
  const position = path.reduce((from, key) => Math.max(from, text.indexOf(`"${key}"`, from)), 0)
  return text.slice(0, position).split('\n').length
}

/** Lines of a `company.json` that say something else than the build; `built` is the company as it was then. */
export function changedSinceBuild(file: string, text: string, built: unknown): string[] {
  let now: unknown
  try {
    now = JSON.parse(text)
  } catch {
    return []
  }
  return fixedAtBuild.flatMap(path => {
    const [value, before] = [valueAt(now, path), valueAt(built, path)]
    return value === before
      ? []
      : [
          `${file}:${lineAt(text, path)}: ${path.join('.')} is ${JSON.stringify(value)}, and ${JSON.stringify(before)} in what was built: run "npm run build"`,
        ]
  })
}
