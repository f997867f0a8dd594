import type { ListName, ListValue } from './contract.ts'

/** The UTC day of a time, as `YYYY-MM-DD`. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Whether a job accepts applications on a UTC day; the closing day is included. */
export const isOpen = ({ closes }: { readonly closes?: string | undefined }, day: string) =>
  closes === undefined || day <= closes

/** Filters a list for a day: removes closed jobs. */
export function asOf<Name extends ListName>(day: string, name: Name, value: ListValue<Name>): ListValue<Name> {
  if (name !== 'jobs') return value
  return (value as ListValue<'jobs'>).filter(job => isOpen(job, day)) as ListValue<Name>
}
