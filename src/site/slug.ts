/** A text as the name of its place on a page: its letters and digits, in any script, joined by hyphens. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')
