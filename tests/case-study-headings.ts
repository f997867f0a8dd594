/** The headings of every case study's text, in this order. */
export const headings = [
  'The problem',
  'What we did',
  'What went wrong',
  'The result and how it was measured',
  'Who runs it now',
] as const
