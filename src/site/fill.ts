/** Replaces the `{placeholders}` of a text of `data/texts.yaml` with values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
