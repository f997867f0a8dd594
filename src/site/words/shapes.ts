/**
 * What each kind of page must say, counted as in docs/specification.md#counts:
 * a service with five features does not compile. All text is plain: no markup, no Markdown.
 */
import type { Photo } from '#site/art/photo.ts'
import type { PageLink, PagePath } from '#site/map/index.ts'
import type { Table } from '#site/table.ts'
import type { IconName } from '#site/theme/icon-names.ts'

export type Two<T> = readonly [T, T]
export type Three<T> = readonly [T, T, T]
export type Four<T> = readonly [T, T, T, T]
export type Five<T> = readonly [T, T, T, T, T]
export type Six<T> = readonly [T, T, T, T, T, T]
export type SixToSeven<T> = readonly [...Six<T>, T?]
export type SixToEight<T> = readonly [...Six<T>, T?, T?]
export type SevenToEight<T> = readonly [...Six<T>, T, T?]
export type Twelve<T> = readonly [...Six<T>, ...Six<T>]
export type Twenty<T> = readonly [...Twelve<T>, ...Six<T>, T, T]

/** A heading and the paragraph or sentence under it. */
export interface Item {
  readonly title: string
  readonly description: string
}

export interface IconItem extends Item {
  readonly icon: IconName
}

/** What stands under the heading that a template gives a section: a lead if it earns its place, and the items. */
export interface Section<Items> {
  readonly lead?: string
  readonly items: Items
}

/** A section of a page of its own kind, with the plain name that is its heading. */
export interface Listed<Items> extends Section<Items> {
  readonly title: string
}

/** A figure and what it counts. */
export interface Figure {
  readonly value: string
  readonly label: string
}

/** What a figure counts. `th` is a day of the month, `one in` a frequency, `$k` thousands of dollars. */
export type Unit = 's' | 'min' | 'h' | 'day' | 'week' | 'month' | 'click' | '%' | '$k' | 'th' | 'one in' | 'of'

/** A figure with its unit; without one it counts what its label says. */
export type Amount = readonly [value: number, unit?: Unit]

/** One of the figures of a chart: its name, as it is written, and in the unit of the axis. */
export interface Row {
  readonly name: string
  readonly text: string
  readonly value: number
}

/** What a chart of a story is drawn from. */
export interface Plot {
  /** `bars` compares two figures, `share` is a part of a whole with its rest, `reached` a place on a scale. */
  readonly form: 'bars' | 'share' | 'reached'
  readonly unit?: Unit
  /** What figures without a unit count. */
  readonly noun?: string
  readonly rows: readonly Row[]
}

/** A figure with its chart. */
export interface Result extends Figure {
  readonly plot: Plot
  /** The chart of another place that has the same figures. */
  readonly chart?: string
}

export interface Question {
  readonly question: string
  readonly answer: string
}

export interface Testimonial {
  readonly quote: string
  readonly author: string
  readonly role: string
  readonly company: string
}

/** A customer's story, short: what came of it, for whom, and how. */
export interface Story {
  /** The `id` of the story on its page: lower case, hyphens. */
  readonly id: string
  readonly title: string
  /** Who it was, in general words: 'a pharmacy chain with 14 branches'. */
  readonly client: string
  /** Two sentences, three at most: the problem and what was done. The figure says the rest. */
  readonly description: string
  readonly result: Result
  readonly photo?: Photo
  /** The page that continues the story, when there is one. */
  readonly link?: PagePath
}

/** What every page says about itself to crawlers, and at its top. */
export interface Opening {
  /** The document title, 10 to 70 characters, unique on the site. */
  readonly title: string
  /** Meta description, 110 to 160 characters, unique on the site. */
  readonly description: string
  /** The `h1`: at most 60 characters, says what the reader gets. */
  readonly headline: string
  /** The paragraph under it, 20 to 45 words. */
  readonly lead: string
  /** Stands at its top in place of the drawing, where the page has one. */
  readonly photo?: Photo
}

/** The last band of a page. */
export interface Call {
  readonly title: string
  readonly text: string
}

/** What a buyer asks first, each in a sentence or two. */
export interface Glance {
  /** Who works on it, by role. */
  readonly team: string
  readonly delivered: string
  readonly time: string
  /** A range, or how a price is made. */
  readonly price: string
  /** What is promised once it runs. */
  readonly serviceLevel: string
  /** How a client leaves. */
  readonly ending: string
}

export interface ServiceContent extends Opening {
  readonly glance: Glance
  readonly features: Section<SixToEight<IconItem>>
  readonly chapters?: readonly Chapter[]
  readonly benefits: Section<SevenToEight<string>>
  readonly process: Section<SixToSeven<Step>> & { readonly lead: string }
  readonly caseStudies: Section<Three<Story>>
  readonly testimonials: Two<Testimonial>
  readonly faq: Section<Five<Question>>
  readonly call: Call
}

/** A named part of a page, reachable by `#id`, which menus lead to. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly points: Three<Item>
}

export interface SubServiceContent extends Opening {
  /** What it is: two or three paragraphs. */
  readonly about: readonly [string, string, string?]
  readonly chapters?: readonly Chapter[]
  readonly whenNeeded: Section<readonly [string, string, string, string, string?]>
  readonly deliverables: Section<readonly [...Four<IconItem>, IconItem?, IconItem?]>
  readonly timeline: Section<readonly [TimelineStep, TimelineStep, TimelineStep, TimelineStep?]>
  readonly faq: Section<readonly [Question, Question, Question, Question?]>
  readonly call: Call
}

/** When a step happens, in weeks or working days (`step-times.ts`). */
export interface StepTime {
  /** As it stands above the step: `Weeks 3-4`, `5-8 days`. */
  readonly text: string
  readonly unit: 'day' | 'week'
  /** The first week or day; without one the step follows on the one before. */
  readonly from?: number
  /** How many it takes. */
  readonly least: number
  readonly most: number
}

export interface Step extends Item {
  readonly time?: StepTime
}

export interface TimelineStep extends Step {
  readonly time: StepTime
}

export interface IndustryContent extends Opening {
  readonly stats: Four<Figure>
  readonly challenges: Section<Six<Item>>
  readonly solutions: Section<Six<IconItem>>
  readonly caseStudies: Section<Three<Story>>
  readonly call: Call
}

/** A landing page for outsourcing or testing. */
export interface LandingContent extends Opening {
  /** What is sold, in a word or two that stand on the page: for structured data. */
  readonly serviceType: string
  /** Four dated or numbered reasons to trust, in order. */
  readonly trust: Section<Four<Item & { readonly when: string }>>
  readonly services: Section<Four<IconItem & { readonly link: PageLink; readonly points: Three<string> }>>
  /** The hours that we share with cities, where that decides. */
  readonly hours?: { readonly title: string; readonly lead: string; readonly table: Table }
  readonly stories: Section<Three<Story>>
  readonly about: Two<string>
  /** The bar that stays at the bottom of the window. */
  readonly bar: { readonly text: string; readonly button: string }
}

export interface LegalContent extends Opening {
  /** The day from which the text holds, `YYYY-MM-DD`. */
  readonly lastUpdated: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly paragraphs: readonly string[]; readonly points?: readonly string[] }[]
}
