import type { Answer, Question } from './ask.ts'

/** What is wrong, in words that are the same for every address with this fault, and what to do about it. */
export interface Fault {
  readonly what: string
  readonly remedy: string
}

/** A question with what its answer has to be. */
export interface Check extends Question {
  /** Says what is wrong about the answer. */
  readonly faults: (answer: Answer) => readonly Fault[]
  /** Answers that a server gives before it knows the site have none of the site's headers; they may say no more than that. */
  readonly bare?: boolean
  /** Over http where the site is on https. */
  readonly plain?: boolean
  /** What to ask next, when the answer decides it. */
  readonly next?: (answer: Answer) => Check
}

export const fault = (what: string, remedy: string): readonly Fault[] => [{ what, remedy }]

/** One fault, or none. */
export const unless = (right: boolean, what: string, remedy: string): readonly Fault[] =>
  right ? [] : fault(what, remedy)
