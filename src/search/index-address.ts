/** Replaced by the address of the index, which is named by what all other pages say. */
export const indexPlaceholder = '/assets/search-index.json'
