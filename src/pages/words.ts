/** The data of each view: the words of its file, and data from other files. */

import type { PagePath } from '#content/map/index.ts'
import type { TreeCard, TreeGroup } from '#content/map/tree.ts'
import type { Markdown } from '#content/schema/content.ts'
import type { Dye } from '#content/schema/patch.ts'
import type { Texts } from '#content/schema/texts.ts'
import type { ListValue, Team } from '#lists/contract.ts'
import type { Logo } from '#pictures/logos.ts'
import type { Post } from './article/schema.ts'
import type { CaseStudy, StudyCard } from './case-study/schema.ts'
import type { FileView, FileWords } from './schemas.ts'

/** The author of a post: one of the company's leaders. */
export type Author = ListValue<'leadership'>[number]

/** The data of a post page, with the neighbouring and related posts. */
export interface ArticleWords extends Pick<Markdown, 'html' | 'headings'> {
  readonly post: Post
  readonly author?: Author
  readonly newer?: Pick<Post, 'slug' | 'title'>
  readonly older?: Pick<Post, 'slug' | 'title'>
  readonly related: readonly Post[]
}

/** The data of a case study page, with the next case study. */
export interface CaseStudyWords extends Pick<Markdown, 'html' | 'headings'> {
  readonly study: CaseStudy
  /** Omitted if there is no other case study. */
  readonly next?: StudyCard
}

/** A patch of the home page's quilt: the case study that it links to, with its client and first result. */
export interface QuiltPatch extends Pick<StudyCard, 'slug' | 'result'> {
  readonly client: string
}

/** The words that all job pages share. */
export type JobTexts = Texts['job']

/** The data of one job page. */
export type JobWords = JobTexts & {
  /** The job's `id` in the list. */
  readonly id: string
  readonly name: string
  /** Its closing day, if that has passed. */
  readonly closedOn?: string
}

/** Words with the teams that are shown if the API has none (docs/specification/data.md#lists). */
type WithFallbackTeams<Words extends { teams?: object }> = Omit<Words, 'teams'> & {
  readonly teams?: NonNullable<Words['teams']> & { readonly fallback: readonly Team[] }
}

/** A page as a patch of the quilt of all pages. */
export interface QuiltPiece {
  readonly path: PagePath
  readonly label: string
  /** The URL of its patch; none if it has a photograph. */
  readonly picture?: string
  /** The dye of its cloth; none if the picture is no patch. */
  readonly dye?: Dye | undefined
}

/** The data of views that differs from the words of their file. */
interface Derived {
  readonly article: ArticleWords
  readonly caseStudy: CaseStudyWords
  readonly blog: FileWords<'blog'> & { readonly posts: readonly Post[] }
  readonly careers: WithFallbackTeams<FileWords<'careers'>>
  readonly caseStudies: Omit<FileWords<'caseStudies'>, 'studies'> & {
    readonly studies: { readonly title: string; readonly items: readonly StudyCard[] }
  }
  readonly home: WithFallbackTeams<FileWords<'home'>> & {
    readonly quilt: readonly QuiltPatch[]
    readonly openJobs: number
  }
  readonly legal: FileWords<'legal'> & Pick<Markdown, 'html' | 'headings'>
  readonly notFound: FileWords<'notFound'> & { readonly job: JobTexts }
  readonly offline: FileWords<'offline'> & { readonly quilt: { readonly pieces: readonly QuiltPiece[] } }
  readonly press: Omit<FileWords<'press'>, 'logos'> & {
    readonly logos: FileWords<'press'>['logos'] & { readonly items: readonly Logo[] }
  }
  readonly search: FileWords<'search'> & {
    readonly groups: readonly TreeGroup[]
    /** The URL of the index. */
    readonly index: string
  }
  readonly sitemap: FileWords<'sitemap'> & {
    readonly groups: readonly TreeGroup[]
    readonly cards: readonly TreeCard[]
  }
  /** The page of one job: the job itself is in the API's list. */
  readonly job: JobWords
}

/** The name of a view. */
export type View = FileView | 'job'

/** The data of each view. `routes.tsx` has a component for every name. */
export type WordsOf = {
  readonly [V in View]: V extends keyof Derived ? Derived[V] : V extends FileView ? FileWords<V> : never
}

/** The props of a view. */
export interface PageProps<V extends View> {
  /** The canonical path of the page, regardless of the requested URL. */
  readonly path: PagePath
  readonly words: WordsOf[V]
}
