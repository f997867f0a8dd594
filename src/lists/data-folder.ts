import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { claims } from '#content/claims.ts'
import { company as knownCompany } from '#content/company.ts'
import { addressOnOneLine } from '#content/company-values.ts'
import { filled, filledIn, placeholdersOf } from '#content/placeholders.ts'
import { type CompanyData, companySchema } from '#content/schema/company.ts'
import { readTextFile } from '#content/text-file.ts'
import { firstIssue, type ListName, type ListValue, lists, listsFromCompany, readAnswer } from './contract.ts'
import { dayOf, openJobs } from './open-jobs.ts'

const companyWords = placeholdersOf(knownCompany, claims)

/** Fills the placeholders in every text of a list. Throws for an unknown name. */
const withCompanyWords = <Value>(list: Value): Value =>
  filledIn(list, text =>
    filled(text, companyWords, written => {
      throw new Error(`there is no ${written}`)
    }),
  )

/** All lists of the API. */
export type Lists = { [Name in ListName]: ListValue<Name> }

const fileNames = (Object.keys(lists) as ListName[]).filter(name => !listsFromCompany.some(other => other === name))

/** Replaces the message of V8's JSON error by one with the line number; returns any other message as it is. */
function lineOf(text: string, message: string): string {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN)
  return Number.isNaN(position) ? message : `line ${text.slice(0, position).split('\n').length}: not valid JSON`
}

/** Reads the lists for a day, without closed jobs. Throws like `readData`. */
export function readLists(dataDir = 'data', day = dayOf(new Date())): Lists {
  const all = readData(dataDir)
  return { ...all, jobs: openJobs(all.jobs, day) }
}

/** Reads the valid lists for a day, and the problems of the invalid ones. */
export function readGoodLists(dataDir: string, day: string): Found {
  const { lists: all, problems } = readEach(dataDir)
  return { lists: { ...all, ...(all.jobs && { jobs: openJobs(all.jobs, day) }) }, problems }
}

/**
 * Reads and validates every file of the data folder, with placeholders filled in, including closed jobs. Throws one `Error`
 * with a line per invalid file, such as `data/jobs.json: [2].title: expected text`.
 */
export function readData(dataDir = 'data'): Lists {
  const { lists: all, problems } = readEach(dataDir)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return all as Lists
}

/** The titles of all jobs, closed ones included; none while the file is invalid. */
export const jobTitles = (dataDir: string): readonly string[] =>
  readEach(dataDir).lists.jobs?.map(({ title }) => title) ?? []

/** The valid lists of a folder, and a line per invalid file. */
interface Found {
  readonly lists: Partial<Lists>
  readonly problems: readonly string[]
}

/** Each of a thousand pages reads the lists: the files are read again only when one of them has changed. */
let newest: { readonly version: string; readonly found: Found } | undefined

function readEach(dataDir: string): Found {
  const version = `${dataDir} ${versionOf(dataDir, '')}`
  if (newest?.version !== version) newest = { version, found: readFiles(dataDir) }
  return newest.found
}

function readFiles(dataDir: string): Found {
  const problems: string[] = []
  /** Returns the value of a file; undefined if it is invalid. */
  const read = (name: string, schema: v.GenericSchema, fill = (value: unknown) => value): unknown => {
    let text = ''
    try {
      text = readTextFile(join(dataDir, `${name}.json`))
      const value = fill(JSON.parse(text))
      const issue = firstIssue(schema, value)
      if (!issue) return value
      problems.push(`data/${name}.json: ${issue}`)
    } catch (error) {
      problems.push(`data/${name}.json: ${lineOf(text, error instanceof Error ? error.message : String(error))}`)
    }
    return undefined
  }
  const company = read('company', companySchema) as CompanyData | undefined
  const values: Record<string, unknown> = {}
  for (const name of fileNames) {
    const value = read(name, lists[name], withCompanyWords)
    if (value !== undefined) values[name] = readAnswer(name, value).value
  }
  if (company) {
    const { emails, address, phone, social } = company
    values['company-contact'] = { email: emails.general, address: addressOnOneLine(address), phone }
    values['social-links'] = social
  }
  return { lists: values as Partial<Lists>, problems }
}

/** A version that changes with any file of the folder, and daily, because jobs close by date. */
export function versionOf(folder: string, day: string): string {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter(name => name.endsWith('.json'))
  const versions = files.map(name => {
    // One may have gone meanwhile, and the lock of an editor is a link to nothing.
    const file = statSync(join(folder, name), { throwIfNoEntry: false })
    return `${name} ${file?.mtimeMs} ${file?.size} ${file?.ino}`
  })
  return [day, ...versions].join('\n')
}
