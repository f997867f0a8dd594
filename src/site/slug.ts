/** Converts a heading to its `id`: its letters and digits, in any script, joined by hyphens. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')
