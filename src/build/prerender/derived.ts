/** Derives what views show besides the words of their file, from other pages, lists and drawings. */

import { posts } from '#content/blog.ts'
import { cardOf } from '#content/case-study-facts.ts'
import { blogPath, founderPages, jobPath, postPath, studiesPath, studyPath } from '#content/map/families.ts'
import { type PagePath, siteMap } from '#content/map/index.ts'
import { treeCards, treeOf } from '#content/map/tree.ts'
import { pictureName } from '#content/read/map.build.ts'
import { pages, textAt } from '#content/read/pages.build.ts'
import { studies } from '#content/studies.ts'
import menus from '#generated/menus.json' with { type: 'json' }
import fallbackTeams from '#generated/texts/fallbackTeams.json' with { type: 'json' }
import jobTexts from '#generated/texts/job.json' with { type: 'json' }
import { type Lists, readData } from '#lists/data-folder.ts'
import type { Post } from '#pages/article/schema.ts'
import type { FileView, FileWords } from '#pages/schemas.ts'
import type { ArticleWords, Author, CaseStudyWords, QuiltPiece, View, WordsOf } from '#pages/words.ts'
import { logos } from '#pictures/logos.build.ts'
import { jobPicture } from '#pictures/name.ts'
import { dyeOf } from '#pictures/patch.build.ts'
import { patchOf } from '#pictures/patches.ts'
import { indexPlaceholder } from '#search/index-file.ts'

/** A page's words, with the view that shows them. */
export interface Words<V extends View = View> {
  readonly view: V
  readonly words: WordsOf[V]
}

/** The lists of which some words are derived. */
export type ShownLists = Pick<Lists, 'leadership' | 'jobs'>

/** Returns the three posts most similar to a post: the category counts for two tags. */
function relatedTo(post: Post): readonly Post[] {
  const closeness = (other: Post) =>
    (other.category === post.category ? 2 : 0) + other.tags.filter(tag => post.tags.includes(tag)).length
  return posts
    .filter(other => other.slug !== post.slug)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, 3)
}

/** Returns a post with its neighbours and related posts. `people` are the possible authors. */
function articleWords(path: PagePath, people: readonly Author[]): ArticleWords {
  const at = posts.findIndex(post => postPath(post) === path)
  const post = posts[at]
  if (!post) throw new Error(`there is no article at ${path}`)
  const [newer, older] = [posts[at - 1], posts[at + 1]].map(near => near && { slug: near.slug, title: near.title })
  const author = people.find(({ name }) => name === post.author)
  return {
    post,
    ...textAt(path),
    ...(author && { author }),
    ...(newer && { newer }),
    ...(older && { older }),
    related: relatedTo(post),
  }
}

/** Returns a case study with the next one. The first follows the last. */
function caseStudyWords(path: PagePath): CaseStudyWords {
  const at = studies.findIndex(study => studyPath(study) === path)
  const study = studies[at]
  const next = studies[(at + 1) % studies.length]
  if (!study) throw new Error(`there is no case study at ${path}`)
  return { study, ...textAt(path), ...(next && next !== study && { next: cardOf(next) }) }
}

/** Returns every page, including articles and case studies, for the sitemap and the search. */
const wholeTree = () =>
  treeOf({
    [blogPath]: posts.map(post => ({ label: post.title, to: postPath(post) })),
    [studiesPath]: studies.map(study => ({ label: study.title, to: studyPath(study) })),
  })

/** Returns the name of the picture of a page that has a file. */
function pictureAt(path: PagePath): string | undefined {
  const page = pages[path]
  // A photograph is shown in place of the patch.
  if (!page || (page.words as { readonly photo?: unknown }).photo) return undefined
  return pictureName({ address: path, view: page.view })
}

const dyeAt = (picture: string) => {
  const patch = patchOf(picture)
  return patch ? dyeOf(patch) : undefined
}

/** Returns all pages but the 404 page, each with its picture. Its hash is written with the page. */
function wholeQuilt(): readonly QuiltPiece[] {
  const piece = (path: PagePath, label: string, picture = pictureAt(path)): QuiltPiece => ({
    path,
    label,
    ...(picture && { picture: `/art/${picture}.svg`, dye: dyeAt(picture) }),
  })
  return [
    ...siteMap.filter(({ path }) => path !== '/404').map(({ path, label }) => piece(path, label)),
    ...founderPages.map(path => piece(path, menus.founderLabel)),
    ...studies.map(study => piece(studyPath(study), study.title)),
    ...posts.map(post => piece(postPath(post), post.title)),
    ...readData().jobs.map(job => piece(jobPath(job), job.title, jobPicture(job, patchOf))),
  ]
}

/** Adds the teams to show if the API has none, to their section. */
const withFallbackTeams = <Words extends { readonly teams?: object }>({ teams, ...words }: Words) => ({
  ...words,
  ...(teams && { teams: { ...(teams as NonNullable<Words['teams']>), fallback: fallbackTeams } }),
})

/** The newest case studies, one per patch of the quilt on the home page. */
const quilt = studies.slice(0, 6).map(study => {
  const { slug, result, client } = cardOf(study)
  return { slug, result, client: client.name }
})

/** Functions that derive a view's words. Other views show the words of their file. */
const derived: {
  readonly [V in FileView]?: (words: FileWords<V>, path: PagePath, lists: ShownLists) => WordsOf[V]
} = {
  article: (_, path, { leadership }) => articleWords(path, leadership),
  caseStudy: (_, path) => caseStudyWords(path),
  blog: words => ({ posts, ...words }),
  careers: withFallbackTeams,
  caseStudies: words => ({ ...words, studies: { ...words.studies, items: studies.map(cardOf) } }),
  home: (words, _, { jobs }) => ({ ...withFallbackTeams(words), quilt, openJobs: jobs.length }),
  legal: (words, path) => ({ ...words, ...textAt(path) }),
  notFound: words => ({ ...words, job: jobTexts }),
  offline: words => ({ ...words, quilt: { ...words.quilt, pieces: wholeQuilt() } }),
  press: words => ({ ...words, logos: { ...words.logos, items: logos } }),
  search: words => ({ ...words, groups: wholeTree(), index: indexPlaceholder }),
  sitemap: words => ({ ...words, groups: wholeTree(), cards: treeCards }),
}

/** Returns the view and the words of a page that has a file; undefined for any other path. */
export function fileWords(path: PagePath, lists: ShownLists): Words | undefined {
  const page = pages[path]
  if (!page) return undefined
  const derive = derived[page.view] as
    | ((words: unknown, path: PagePath, lists: ShownLists) => WordsOf[View])
    | undefined
  return { view: page.view, words: derive ? derive(page.words, path, lists) : (page.words as WordsOf[View]) }
}
