import type { HeadOf } from '#seo/graph.build.ts'
import { rankingNodes } from '#seo/nodes.build.ts'

export const head: HeadOf<'companyRanking'> = (path, { title, headline, companies }) => ({
  title: `${title} (${__BUILD_YEAR__})`,
  structuredData: rankingNodes(path, headline, companies),
})
