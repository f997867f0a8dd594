/** The categories of the blog (docs/specification.md#blog). */
export const categories = [
  'Digital Transformation',
  'Technology',
  'Cloud Computing',
  'Design',
  'Cybersecurity',
  'Development',
] as const

export type Category = (typeof categories)[number]
