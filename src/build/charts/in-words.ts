import texts from '#content/texts/charts/steps.json' with { type: 'json' }
import { storyTitle, weeksName } from '#site/charts.ts'
import { fill } from '#site/fill.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import type { Result } from '#site/pages/result.ts'
import type { Step, Story } from '#site/pages/story.ts'
import { storyChart } from './story.ts'
import { weeksChart } from './weeks.ts'

type Named = readonly [name: string, draw: () => string]

const isStory = (value: object): value is Story => 'id' in value && 'result' in value

const ownChart = ({ chart }: Result) => chart === undefined

/** Every list and object in some words, the outer ones first. */
function* objectsIn(words: unknown): Generator<object> {
  if (typeof words !== 'object' || words === null) return
  yield words
  for (const part of Object.values(words)) yield* objectsIn(part)
}

const isProcess = (value: object): value is readonly Step[] =>
  Array.isArray(value) && value.filter(step => typeof step === 'object' && step !== null && 'time' in step).length > 1

/** The stories that the words of a page tell. */
export const storiesIn = (words: unknown): readonly Story[] => [...objectsIn(words)].filter(isStory)

/** The charts that the words of a page ask for: its stories', and the timeline of its process. */
export function chartsOfWords(path: PagePath, words: unknown): readonly Named[] {
  const stories = storiesIn(words).filter(({ result }) => ownChart(result))
  return [
    ...stories.map(({ id, result }) => [`chart-${id}`, () => storyChart(storyTitle(result), result.plot)] as const),
    ...[...objectsIn(words)]
      .filter(isProcess)
      .map(
        steps =>
          [weeksName(path), () => weeksChart(fill(texts.title, { page: pageAt(path)?.label ?? path }), steps)] as const,
      ),
  ]
}
