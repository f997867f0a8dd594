import type { Job } from './contract.ts'

/** The UTC day of a time, as `YYYY-MM-DD`. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Whether a job accepts applications on a UTC day; the closing day is included. */
export const isOpen = ({ closes }: { readonly closes?: string | undefined }, day: string) =>
  closes === undefined || day <= closes

/** The jobs that accept applications on a UTC day. */
export const openJobs = (jobs: readonly Job[], day: string): Job[] => jobs.filter(job => isOpen(job, day))
