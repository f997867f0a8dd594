/** What each view shows: the words of its file, and what is derived from other files. */
import type { Photo } from '#site/art/photo.ts'
import type { Logo } from '#site/logos.ts'
import type { PagePath } from '#site/map/index.ts'
import type { TreeCard, TreeGroup } from '#site/map/tree.ts'
import type { Post } from './article.ts'
import type { CaseStudy, StudyCard } from './case-study.ts'
import type { Markdown } from './content.ts'
import type { FileView, FileWords } from './schemas.ts'
import type { Texts } from './texts.ts'

/** A team that is shown where the API has none (docs/specification.md#lists). */
interface FallbackTeam {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly iconIdentifier: string
}

/** Who wrote a post: one of the company's leaders. */
export interface Author {
  readonly name: string
  readonly position: string
  readonly imageUrl: string
  readonly bio?: string | undefined
  readonly photo?: Photo | undefined
}

/** One post as its page shows it, with the posts around it. */
export interface ArticleWords extends Pick<Markdown, 'html' | 'headings'> {
  readonly post: Post
  readonly author?: Author
  readonly newer?: Pick<Post, 'slug' | 'title'>
  readonly older?: Pick<Post, 'slug' | 'title'>
  readonly related: readonly Post[]
}

/** One case study as its page shows it, with the one to read next. */
export interface CaseStudyWords extends Pick<Markdown, 'html' | 'headings'> {
  readonly study: CaseStudy
  /** Nothing where there is no other. */
  readonly next?: StudyCard
}

/** A patch of home's quilt: the case study that it leads to, with its client and first result. */
export interface QuiltPatch extends Pick<StudyCard, 'slug' | 'result'> {
  readonly client: string
}

/** The words of every job's page. */
export type JobTexts = Texts['job']

/** The words of one job's page. */
export type JobWords = JobTexts & {
  /** The job's `id` in the list. */
  readonly id: string
  readonly name: string
  /** Its closing day, when that has passed. */
  readonly closedOn?: string
}

/** Words with the teams that are shown where the API has none. */
type WithFallbackTeams<Words extends { teams?: object }> = Omit<Words, 'teams'> & {
  readonly teams?: NonNullable<Words['teams']> & { readonly fallback: readonly FallbackTeam[] }
}

/** What views get besides the words of their file, or in place of them. */
interface Derived {
  readonly article: ArticleWords
  readonly caseStudy: CaseStudyWords
  readonly blog: FileWords<'blog'> & { readonly posts: readonly Post[] }
  readonly careers: WithFallbackTeams<FileWords<'careers'>>
  readonly caseStudies: Omit<FileWords<'caseStudies'>, 'studies'> & { readonly studies: { readonly title: string; readonly items: readonly StudyCard[] } }
  readonly home: WithFallbackTeams<FileWords<'home'>> & { readonly quilt: readonly QuiltPatch[] }
  readonly notFound: FileWords<'notFound'> & { readonly job: JobTexts }
  readonly press: Omit<FileWords<'press'>, 'logos'> & { readonly logos: FileWords<'press'>['logos'] & { readonly items: readonly Logo[] } }
  readonly search: FileWords<'search'> & {
    readonly groups: readonly TreeGroup[]
    /** The address of the index. */
    readonly index: string
  }
  readonly sitemap: FileWords<'sitemap'> & { readonly groups: readonly TreeGroup[]; readonly cards: readonly TreeCard[] }
  /** The page of one job: the job itself is in the API's list. */
  readonly job: JobWords
}

/** The name of a view. */
export type View = FileView | 'job'

/** The words that each view shows. Views are components: `web/app/views.ts` has one for every name. */
export type WordsOf = { readonly [V in View]: V extends keyof Derived ? Derived[V] : V extends FileView ? FileWords<V> : never }

/** What a view is given. */
export interface PageProps<V extends View> {
  /** The page's own address, whatever spelling led to it. */
  readonly path: PagePath
  readonly words: WordsOf[V]
}
