import type { ListName, ListValue } from './contract.ts'

/** The UTC day of a moment, `YYYY-MM-DD`. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Whether applications are still taken on a day: a closing day is the last one, and ends as the UTC day does. */
export const isOpen = ({ closes }: { readonly closes?: string | undefined }, day: string) =>
  closes === undefined || day <= closes

/** A list as it may be shown on a day: jobs that have closed are out. */
export function asOf<Name extends ListName>(day: string, name: Name, value: ListValue<Name>): ListValue<Name> {
  if (name !== 'jobs') return value
  return (value as ListValue<'jobs'>).filter(job => isOpen(job, day)) as ListValue<Name>
}
