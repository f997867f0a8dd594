import { stemsIn } from './words.ts'

/** The name in the index of a group of expressions that mean the same: no word can be written so. */
const groupName = (group: number) => `=${group}`

/** An expression as its stems, with the name of its group. */
interface Expression {
  readonly stems: readonly string[]
  readonly name: string
}

/** Groups of expressions that mean the same, ready to be looked for: longer ones first. */
export const expressionsOf = (groups: readonly (readonly string[])[]): Expression[] =>
  groups
    .flatMap((group, at) => group.map(text => ({ stems: stemsIn(text), name: groupName(at) })))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length)

const standsAt = (stems: readonly string[], at: number, { stems: wanted }: Expression) =>
  wanted.every((stem, step) => stems[at + step] === stem)

/** Stems with each expression that has a group replaced by the name of the group. */
export function withGroups(stems: readonly string[], expressions: readonly Expression[]): string[] {
  const found: string[] = []
  for (let at = 0; at < stems.length; ) {
    const expression = expressions.find(one => standsAt(stems, at, one))
    found.push(expression?.name ?? stems[at] ?? '')
    at += expression?.stems.length ?? 1
  }
  return found
}

/** The names of the groups of which an expression stands in a text, each once. */
export const groupsIn = (stems: readonly string[], expressions: readonly Expression[]): string[] => [
  ...new Set(expressions.filter(one => stems.some((_, at) => standsAt(stems, at, one))).map(({ name }) => name)),
]
