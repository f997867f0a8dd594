/** Returns a value before the full stop that follows it, if any: after `Ltd.` there is no second one. */
export const withStop = (value: string, stop = '') => (value.endsWith('.') ? value : value + stop)

/** Replaces the placeholders whose values are only known when a text is shown, such as `{{count}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{\{(\w+)\}\}(\.?)/g, (written, name: string, stop: string) =>
    Object.hasOwn(values, name) ? withStop(String(values[name]), stop) : written,
  )
