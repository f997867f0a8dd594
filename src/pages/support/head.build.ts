import type { HeadOf } from '#seo/graph.build.ts'
import { faqNodes } from '#seo/nodes.build.ts'

export const head: HeadOf<'support'> = (path, { questions }) => ({ structuredData: faqNodes(path, questions) })
