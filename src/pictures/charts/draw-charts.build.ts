import { buildDay } from '#build/env/build-time.ts'
import { wordsOf } from '#build/prerender/pages.ts'
import { siteMap } from '#content/map/index.ts'
import { pages } from '#content/read/pages.build.ts'
import { walk } from '#content/read/source-file.build.ts'
import type { FilePage } from '#content/schema/content.ts'
import { plotOf } from '#content/schema/result.ts'
import type { Story } from '#content/schema/story.ts'
import { isDistribution } from '#content/schema/text-charts.ts'
import { studies } from '#content/studies.ts'
import studyTexts from '#generated/texts/caseStudies.json' with { type: 'json' }
import type { CaseStudy } from '#pages/case-study/schema.ts'
import type { FileWords } from '#pages/schemas.ts'
import { measureChart, planName, storyTitle } from '#pictures/charts.ts'
import { distributionChart } from './estimates.build.ts'
import { hoursChart } from './hours.build.ts'
import { planChart } from './plan.build.ts'
import { figureText, storyChart } from './story.build.ts'

/** Charts by name. A chart is drawn on demand. */
type Charts = readonly (readonly [name: string, draw: () => string])[]

const ofStudy = (study: CaseStudy): Charts => [
  [planName(study), () => planChart(study)],
  ...study.measures.map(
    (measure, at) =>
      [measureChart(study, at), () => storyChart(measure.label, plotOf(measure, studyTexts, figureText))] as const,
  ),
]

/** Returns the charts in the front matter of an article or a case study. */
const chartsOfText = ({ view, words }: FilePage): Charts =>
  view === 'article' || view === 'caseStudy'
    ? Object.entries((words as FileWords<'article' | 'caseStudy'>).charts ?? {}).map(
        ([name, chart]) =>
          [
            `chart-${name}`,
            () => (isDistribution(chart) ? distributionChart(chart) : storyChart(storyTitle(chart), chart.plot)),
          ] as const,
      )
    : []

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'id' in value && 'result' in value

/** Returns the stories in the words of a page. */
export const storiesIn = (words: unknown): readonly Story[] =>
  [...walk(words)].map(([, value]) => value).filter(isStory)

/** Returns the charts of the stories in the words of a page. */
const chartsOfWords = (words: unknown): Charts =>
  storiesIn(words)
    .filter(({ result }) => result.chart === undefined)
    .map(({ id, result }) => [`chart-${id}`, () => storyChart(storyTitle(result), result.plot)])

const all = (): Charts => [
  ['chart-hours', () => hoursChart(buildDay())],
  ...Object.values(pages).flatMap(chartsOfText),
  ...studies.flatMap(ofStudy),
  ...siteMap.flatMap(({ path }) => chartsOfWords(wordsOf(path)?.words)),
]

let charts: ReadonlyMap<string, () => string> | undefined

/** Returns the names of all charts. */
export const chartNames = () => all().map(([name]) => name)

/** Returns the SVG of a chart. Throws for an unknown name. */
export function chart(name: string): string {
  charts ??= new Map(all())
  const draw = charts.get(name)
  if (!draw) throw new Error(`there is no chart '${name}': src/pictures/charts/draw-charts.build.ts has all of them`)
  return draw()
}
