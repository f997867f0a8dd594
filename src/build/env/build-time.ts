import { dayOf } from '#api/open-jobs.ts'

/**
 * The moment of the build: `SOURCE_DATE_EPOCH` (seconds, reproducible-builds.org) when it is set, or now.
 * Throws when the variable is not a number of seconds.
 */
export function buildTime(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (!epoch) return new Date()
  if (!/^\d{1,12}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}": set it to whole seconds, or unset it`)
  return new Date(Number(epoch) * 1000)
}

/** The UTC day of the build: jobs that close before it have no place in its lists. */
export const buildDay = () => dayOf(buildTime())
