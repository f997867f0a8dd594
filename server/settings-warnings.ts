/** Warnings about settings that look right but have no effect: truncated values, and values fixed at build time. */

/**
 * Finds lines of a `.env` file whose unquoted value Node truncates at a `#`. A `#` after a space is an intended comment.
 * The warnings contain no values: a value may be a password.
 */
export const cutSettings = (text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const [, name] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?!["'`\s#])[^#\s](?:[^#]*[^#\s])?#/.exec(line) ?? []
    return name ? [`.env:${at + 1}: ${name} ends before its "#": put the value in quotes, as ${name}='...'`] : []
  })

/** The fields of `data/company.json` that the server build contains. */
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

/** Finds fields of a `company.json` that differ from the build; `built` is the company at build time. */
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
