/** The letters and digits of a text, in any script, joined by hyphens. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')

/** Ids that the pages' own parts have, such as the data block, menus, tabs and forms. */
const own =
  /^(root|main|top|page-data|contents|install-offer|posts|search|search-instead|blog-search)$|^(menu|tab|footnote)-|^(newsletter|application|contact|partnership|support)-form(-|$)/

/** Whether an id is one of those. */
const isOwnId = (id: string) => own.test(id)

/** Converts a heading to its `id`, which no other part of a page has; `undefined` without letters and digits. */
export const anchorOf = (heading: string) => {
  const slug = slugOf(heading)
  return slug !== undefined && isOwnId(slug) ? `${slug}-1` : slug
}

/** Returns a function that gives every heading of a text an `id` of its own. */
export function distinctAnchors() {
  const used = new Set<string>()
  return (heading: string) => {
    const plain = anchorOf(heading) ?? 'section'
    let id = plain
    for (let count = 2; used.has(id); count += 1) id = `${plain}-${count}`
    used.add(id)
    return id
  }
}
