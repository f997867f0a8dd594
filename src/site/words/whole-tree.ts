/** Every page, articles and case studies included: what the sitemap and the search show. */
import { postPath, studyPath } from '#site/map/families.ts'
import { treeOf } from '#site/map/tree.ts'
import { posts } from './blog/posts.ts'
import { studies } from './case-studies/studies.ts'

export const wholeTree = treeOf({
  '/blog': posts.map(post => ({ label: post.title, to: postPath(post) })),
  '/case-studies': studies.map(study => ({ label: study.title, to: studyPath(study) })),
})
