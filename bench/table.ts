/** Returns a Markdown table. The first column is aligned left; the others, which are figures, are aligned right. */
export function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...lines.map(line => line[at]?.length ?? 0)))
  const row = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [row(heads), row(rule), ...lines.map(row)].join('\n')
}
