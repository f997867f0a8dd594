import type { Photo } from '#site/art/photo.ts'
import type { StaticPath } from '#site/map/index.ts'
import type { Figure, Testimonial, Two } from '#site/words/shapes.ts'

/** Days as `YYYY-MM-DD`, the first and the last. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** What was counted at one time: the value, when it was taken, and from how many of what. */
export interface Reading extends Span {
  readonly value: number
  readonly n: number
  readonly of: string
}

/** One result, read before and after in the same way. */
export interface Measure {
  readonly label: string
  /** As it follows a figure, with its space. */
  readonly unit: '' | '%' | ' s' | ' min' | ' h' | ' days'
  readonly before: Reading
  readonly after: Reading
  /** How it was taken, by whom, and what it leaves out. */
  readonly method: string
}

/** What a case study states as facts. Its text is `case-studies/<slug>.md`, with the headings of `headings`. */
export interface CaseStudy {
  readonly slug: string
  /** What was built and what came of it, at most 58 characters. */
  readonly title: string
  /** 110 to 160 characters: card text and meta description. */
  readonly summary: string
  readonly photo?: Photo
  readonly client: { readonly name: string; readonly about: string }
  readonly industry: Extract<StaticPath, `/industries/${string}`>
  readonly services: readonly Extract<StaticPath, `/services/${string}`>[]
  /** Who worked on it, and how much where that was not full time. */
  readonly team: readonly { readonly people: number; readonly role: string }[]
  /** From the first day of work to the day on which all of it was in use. */
  readonly planned: Span
  readonly actual: Span
  /** In thousands of US dollars, and how it came to be fixed. */
  readonly price: { readonly from: number; readonly to: number; readonly basis: string }
  readonly stack: readonly string[]
  /** The first one is the result on cards. */
  readonly measures: Two<Measure>
  /** Who has the code and who runs it today. */
  readonly owner: string
  /** Somebody at the client who answers for all of this. */
  readonly referee: Omit<Testimonial, 'company'>
  /** Day of publication, `YYYY-MM-DD`. */
  readonly published: string
  /** Day of the last change that matters to readers, `YYYY-MM-DD`. */
  readonly updated?: string
  /** Client, referee and figures are invented, for an owner to replace. */
  readonly sample?: true
}

/** What a card shows of a study. */
export interface StudyCard extends Pick<CaseStudy, 'slug' | 'title' | 'summary' | 'photo' | 'client' | 'industry' | 'actual'> {
  readonly result: Figure
}

/** The headings of every study's text, in this order. */
export const headings = ['The problem', 'What we did', 'What went wrong', 'The result and how it was measured', 'Who runs it now'] as const
