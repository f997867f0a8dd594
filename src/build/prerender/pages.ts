/** What each page is made of: its view, its words and its head. Read by the prerenderer and the development server. */
import { type Lists, readData, readLists } from '#api/data-folder.ts'
import { isOpen } from '#api/open-jobs.ts'
import { buildDay } from '#build/build-time.ts'
import type { PageHead } from '#build/head/page-head.ts'
import { headOf } from '#build/head/view-heads.ts'
import { logos } from '#build/logos.ts'
import { artName } from '#site/art/name.ts'
import { founderPath, jobPath } from '#site/map/families.ts'
import type { PagePath } from '#site/map/index.ts'
import { type Article, articleWords } from '#site/words/blog/article.ts'
import { posts } from '#site/words/blog/posts.ts'
import { jobWords } from '#site/words/careers/job.ts'
import { caseStudyWords } from '#site/words/case-studies/article.ts'
import { studies } from '#site/words/case-studies/studies.ts'
import { page, type View, type WordsOf } from '#site/words/page.ts'
import { sceneOf } from '#site/words/pictures.ts'
import type { PageData } from '#web/app/page-data.ts'
import { pathsToPrerender } from './paths.ts'

/** A page's words, with the view that shows them. */
interface Words<V extends View = View> {
  readonly view: V
  readonly words: WordsOf[V]
}

const files = import.meta.glob<{ default?: Words }>(['#site/words/**/*.ts', '!**/*.test.ts'], { eager: true })
const articles = import.meta.glob<{ default: Article }>('#site/words/*/*.md', { eager: true })

/** The file names of pages whose path is not their words' name. */
const named = new Map<PagePath, string>([
  ['/', '/home'],
  ['/404', '/not-found'],
  [founderPath, '/founder'],
])

const fileOf = (path: PagePath) => files[`/src/site/words${named.get(path) ?? path}.ts`]?.default
const articleAt = (path: PagePath) => articles[`/src/site/words${path}.md`]?.default

/** The view and the words of a page; nothing when there is no such page. */
export function wordsOf(path: PagePath, people: Lists['leadership'] = []): Words | undefined {
  const article = articleAt(path)
  if (article)
    return path.startsWith('/blog/')
      ? page('article', articleWords(article, posts, people))
      : page('caseStudy', caseStudyWords(article, studies))
  const found = fileOf(path) ?? jobAt(path)
  return found && 'logos' in found.words ? page('press', withLogos(found.words)) : found
}

/** The words of the press page, with what only the drawing of the logos tells. */
const withLogos = (words: WordsOf['press']) => ({ ...words, logos: { ...words.logos, items: logos() } })

/** The words of a job's page. */
function jobAt(path: PagePath) {
  const job = readData().jobs.find(entry => jobPath(entry) === path)
  return job && page('job', jobWords(job, isOpen(job, buildDay())))
}

/** The picture of a page: a post names its own, the founder's does not change with the name. */
function pictureOf(path: PagePath, words: WordsOf[View]) {
  const own = path === founderPath ? 'founder' : artName(path)
  const name = 'post' in words ? words.post.image : own
  return { name, alt: sceneOf(name)?.alt ?? '' }
}

/** Everything that the HTML of a page is made of. */
export interface BuiltPage extends PageData {
  /** All of them; the page's HTML gets those that it shows. */
  readonly lists: Lists
  readonly head: PageHead
}

/** A page by its path; nothing when there is no such page. Throws for one of the map that has no words. */
export function pageOf(path: PagePath, lists: Lists = readLists('data', buildDay())): BuiltPage | undefined {
  if (!pathsToPrerender().includes(path)) return undefined
  const found = wordsOf(path, lists.leadership)
  if (!found) throw new Error(`${path} has no words: add src/site/words${path}.ts, or take it out of src/site/map`)
  // As the browser will read them.
  const words: typeof found.words = JSON.parse(JSON.stringify(found.words))
  const picture = pictureOf(path, words)
  return {
    path,
    view: found.view,
    picture,
    words,
    lists,
    head: { ...headOf(path, found.view, words, lists), pictureAlt: picture.alt },
  }
}
