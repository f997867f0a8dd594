/** The kinds of patterns, after the motifs of the quilts. */
export const families = ['lotus', 'waves', 'kalka', 'field', 'wheel', 'leaf', 'boat', 'fish', 'tree'] as const

export type Family = (typeof families)[number]
