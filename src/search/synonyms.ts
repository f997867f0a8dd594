import { stemsIn } from './words.ts'

/** The name of a group of synonyms in the index; no word can be spelled like it. */
const groupName = (group: number) => `=${group}`

/** An expression as its stems, with the name of its group. */
interface Expression {
  readonly stems: readonly string[]
  readonly name: string
}

/** Expressions by their first stem, longest first. */
export type Expressions = ReadonlyMap<string, readonly Expression[]>

/** Indexes groups of synonyms. */
export function expressionsOf(groups: readonly (readonly string[])[]): Expressions {
  const all = new Map<string, Expression[]>()
  for (const [at, group] of groups.entries())
    for (const text of group) {
      const stems = stemsIn(text)
      const [first] = stems
      if (first !== undefined) all.set(first, [...(all.get(first) ?? []), { stems, name: groupName(at) }])
    }
  for (const some of all.values()) some.sort((a, b) => b.stems.length - a.stems.length)
  return all
}

/** The expressions at a position among stems, longest first. */
export const expressionsAt = (stems: readonly string[], at: number, expressions: Expressions): readonly Expression[] =>
  (expressions.get(stems[at] ?? '') ?? []).filter(one => one.stems.every((stem, step) => stems[at + step] === stem))

/** Stems with each expression that has a group replaced by the name of the group. */
export function withGroups(stems: readonly string[], expressions: Expressions): string[] {
  const found: string[] = []
  for (let at = 0; at < stems.length; ) {
    const [expression] = expressionsAt(stems, at, expressions)
    found.push(expression?.name ?? stems[at] ?? '')
    at += expression?.stems.length ?? 1
  }
  return found
}

/** The names of the groups that have an expression in a text. */
export const groupsIn = (stems: readonly string[], expressions: Expressions): string[] =>
  stems.flatMap((_, at) => expressionsAt(stems, at, expressions).map(({ name }) => name))
