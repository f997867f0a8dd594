/** What loads when a page has settled: how a list is asked for, and how the answer takes its place. */
export { answerOf } from './answers.ts'
export { refresh } from './refresh.ts'
export { replace } from './replace.ts'
