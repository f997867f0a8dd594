import type { Job } from './contract.ts'

/** The team of a job and its place, if it has one. */
export const teamAndPlace = ({ department, locationType }: Pick<Job, 'department' | 'locationType'>) =>
  [department, locationType].filter(Boolean).join(', ')

/** The title of a job, with its place in brackets if it has one. */
export const titleAndPlace = ({ title, locationType }: Pick<Job, 'title' | 'locationType'>) =>
  locationType ? `${title} (${locationType})` : title
