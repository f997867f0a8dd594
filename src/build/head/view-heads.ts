import type { Lists } from '#api/data-folder.ts'
import { pageOfView } from '#build/content/pages.ts'
import texts from '#content/texts/machines/llms.json' with { type: 'json' }
import type { View, WordsOf } from '#pages/words.ts'
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import type { BuiltHead } from './graph.ts'
import { jobHead } from './job-head.ts'
import { jobNodes } from './job-nodes.ts'
import {
  articleNodes,
  blogNodes,
  faqNodes,
  landingNodes,
  rankingNodes,
  serviceNodes,
  studyListNodes,
  studyNodes,
} from './view-nodes.ts'

/** The number of posts that the blog shows initially, and so lists in its structured data (docs/specification.md#blog). */
const postsAtFirst = 6

const unlisted = { isUnlisted: true } as const

const ranking = (title: string) => ({ title: `${title} (${__BUILD_YEAR__})` })

/** Returns the feed of a view's page, with the page's label; empty without the page. */
function feedsOf(view: 'blog' | 'caseStudies' | 'careers') {
  const page = pageOfView(view)
  if (!page) return []
  return [
    {
      type: 'application/rss+xml',
      href: `${page.path}/feed.xml`,
      title: `${company.name}: ${pageAt(page.path).label}`,
    },
  ]
}

const blogFeeds = () =>
  feedsOf('blog').flatMap(feed => [
    feed,
    { type: 'application/feed+json', href: feed.href.replace(/xml$/, 'json'), title: `${feed.title} (JSON)` },
  ])

/** Defaults for articles, case studies and jobs, whose entry provides the title and description. */
const unnamed = { title: '', description: '' }

/** Returns what the head of a view's page has besides path and description. */
type HeadOf<V extends View> = (path: PagePath, words: WordsOf[V], lists: Lists) => Partial<BuiltHead>

const heads: { readonly [V in View]?: HeadOf<V> } = {
  service: (path, words) => ({ structuredData: serviceNodes(path, words) }),
  subService: (path, words) => ({ structuredData: serviceNodes(path, words) }),
  landing: (path, words) => ({ structuredData: landingNodes(path, words) }),
  crossPlatform: (path, words) => ({ structuredData: landingNodes(path, words) }),
  companyRanking: (path, { title, headline, companies }) => ({
    ...ranking(title),
    structuredData: rankingNodes(path, headline, companies),
  }),
  firmRanking: (path, { title, headline, firms }) => ({
    ...ranking(title),
    structuredData: rankingNodes(path, headline, firms),
  }),
  support: (path, { questions }) => ({ structuredData: faqNodes(path, questions) }),
  blog: (_, { posts }) => ({
    feeds: blogFeeds(),
    structuredData: blogNodes(posts.slice(0, postsAtFirst)),
  }),
  article: (_, { post, html }) => ({
    title: post.title,
    description: post.excerpt,
    article: { author: post.author, published: post.date, updated: post.updated },
    feeds: blogFeeds(),
    photo: post.photo,
    structuredData: articleNodes(post, html),
  }),
  caseStudies: (_, { studies }) => ({
    feeds: feedsOf('caseStudies'),
    structuredData: studyListNodes(studies.items),
  }),
  caseStudy: (_, { study }) => ({
    title: fill(texts.caseStudy, { title: study.title }),
    label: study.title,
    description: study.summary,
    article: { author: company.name, published: study.published, updated: study.updated },
    feeds: feedsOf('caseStudies'),
    photo: study.photo,
    structuredData: studyNodes(study),
  }),
  careers: () => ({ feeds: feedsOf('careers') }),
  job: (_, words, { jobs }) => {
    const { id, name, closed } = words
    const job = jobs.find(entry => String(entry.id) === id)
    return job
      ? { ...jobHead(job), label: name, feeds: feedsOf('careers'), structuredData: jobNodes(job, words) }
      : { title: `${name} | ${company.name}`, label: name, description: `${name}: ${closed.lead}`, ...unlisted }
  },
  founder: () => ({ label: company.founder.name, type: 'profile' }),
  notFound: () => unlisted,
  offline: () => unlisted,
  search: () => unlisted,
}

/** Returns the head of a page. Throws for a service that is not in the site map. */
export function headOf<V extends View>(path: PagePath, view: V, words: WordsOf[V], lists: Lists): BuiltHead {
  const own: HeadOf<V> | undefined = heads[view]
  const { title, description } = 'title' in words ? words : unnamed
  const photo = 'photo' in words ? words.photo : undefined
  return { path, title, description, photo, ...own?.(path, words, lists) }
}
