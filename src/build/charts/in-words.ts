import { storyTitle } from '#site/charts.ts'
import type { Result } from '#site/pages/result.ts'
import type { Story } from '#site/pages/story.ts'
import { storyChart } from './story.ts'

type Named = readonly [name: string, draw: () => string]

const isStory = (value: object): value is Story => 'id' in value && 'result' in value

const ownChart = ({ chart }: Result) => chart === undefined

/** Every list and object in some words, the outer ones first. */
function* objectsIn(words: unknown): Generator<object> {
  if (typeof words !== 'object' || words === null) return
  yield words
  for (const part of Object.values(words)) yield* objectsIn(part)
}

/** The stories that the words of a page tell. */
export const storiesIn = (words: unknown): readonly Story[] => [...objectsIn(words)].filter(isStory)

/** The charts that the stories in the words of a page ask for. */
export const chartsOfWords = (words: unknown): readonly Named[] =>
  storiesIn(words)
    .filter(({ result }) => ownChart(result))
    .map(({ id, result }) => [`chart-${id}`, () => storyChart(storyTitle(result), result.plot)])
