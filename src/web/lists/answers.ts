import type { ListName, ListValue } from '#api/contract.ts'
import type { Snapshots } from './snapshots.ts'
import { atom, getDefaultStore } from './state.ts'

/** The lists as the API has answered in this visit, for every page of it. */
const answers = atom<Snapshots>({})
const store = getDefaultStore()

/** A list as the API last answered; nothing before that. */
export const answerOf = <Name extends ListName>(name: Name): ListValue<Name> | undefined => store.get(answers)[name]

/** Keeps an answer for the pages to come. */
export const keepAnswer = <Name extends ListName>(name: Name, value: ListValue<Name>) =>
  store.set(answers, { ...store.get(answers), [name]: value })
