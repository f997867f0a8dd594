/** What patterns show, after the motifs of the quilts. */
export const motifs = ['lotus', 'waves', 'kalka', 'field', 'wheel', 'leaf', 'boat', 'fish', 'tree'] as const

export type Motif = (typeof motifs)[number]
