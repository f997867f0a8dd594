import type { HeadOf } from '#seo/graph.build.ts'
import { rankingNodes } from '#seo/nodes.build.ts'

export const head: HeadOf<'firmRanking'> = (path, { title, headline, firms }) => ({
  title: `${title} (${__BUILD_YEAR__})`,
  structuredData: rankingNodes(path, headline, firms),
})
