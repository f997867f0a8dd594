/** Returns a value before the full stop that follows it, if any: after `Ltd.` there is no second one. */
export const withStop = (value: string, stop = '') => (value.endsWith('.') ? value : value + stop)

/** Replaces the `{placeholders}` of a text of `data/texts.yaml` with values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => withStop(String(values[name]), stop))
