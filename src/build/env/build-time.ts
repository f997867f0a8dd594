import { dayOf } from '#lists/open-jobs.ts'

/**
 * Returns the time of the build: `SOURCE_DATE_EPOCH` (seconds, reproducible-builds.org) if it is set, otherwise now. Throws
 * if the variable is not a number of seconds.
 */
export function buildTime(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (!epoch) return new Date()
  if (!/^\d{1,12}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}": set it to whole seconds, or unset it`)
  return new Date(Number(epoch) * 1000)
}

/** Returns the UTC day of the build. Its lists leave out jobs that close earlier. */
export const buildDay = () => dayOf(buildTime())
