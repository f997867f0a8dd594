import type { ListName, ListValue } from '#api/contract.ts'

/** A list without what only the page of a single entry shows: the long texts of jobs. */
export function summaryOf<Name extends ListName>(name: Name, value: ListValue<Name>): ListValue<Name> {
  if (name !== 'jobs') return value
  return (value as ListValue<'jobs'>).map(
    ({ duties, requirements, niceToHave, steps, ...summary }) => summary,
  ) as ListValue<Name>
}
