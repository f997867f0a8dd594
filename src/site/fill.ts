/** A text of `data/texts.yaml` with values in the place of its `{placeholders}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
