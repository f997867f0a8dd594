/** Scenes of the company's own pages, of the rankings, and of the pages that lead to others. */
export const company = {}
