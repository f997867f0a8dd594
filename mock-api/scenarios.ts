import type { NextFunction, Request, Response } from 'express'
import { endpoints } from '#forms/endpoints.ts'
import { listNames } from './lists.ts'

const page = '<!doctype html><title>Not the API</title><p>A proxy answered instead of the API.</p>'

/** The response of each scenario; `slow` delays the API's own response. */
const scenarios: Readonly<Record<string, (response: Response, next: NextFunction, detail: string) => void>> = {
  slow: (_, next, detail) => setTimeout(next, Number(detail || 5000)),
  '401': response => response.status(401).json({ error: 'Unauthorized' }),
  '500': response => response.status(500).json({ error: 'Internal error' }),
  '503': response => response.status(503).json({ error: 'Service unavailable' }),
  empty: response => response.status(200).end(),
  'empty-500': response => response.status(500).end(),
  malformed: response => response.status(200).type('json').send('{"half": '),
  'malformed-500': response => response.status(500).type('json').send('{"half": '),
  html: response => response.status(200).type('html').send(page),
  'html-500': response => response.status(500).type('html').send(page),
  'empty-list': response => response.status(200).json([]),
  drop: response => response.req.socket.destroy(),
}

/** Clears a scenario. */
const off = 'off'

const scenarioNames = Object.keys(scenarios)
/** Lists and forms that a scenario can be limited to, by the last part of their path. */
const paths: readonly string[] = [...listNames, ...Object.keys(endpoints)]

/** A scenario for all paths, or for one. */
interface Chosen {
  readonly path: string | undefined
  readonly name: string
  readonly detail: string
}

/** An unknown scenario; the message lists the known ones. */
export class WrongScenario extends Error {
  override name = 'WrongScenario'
  constructor(text: string) {
    super(
      `There is no scenario ${JSON.stringify(text)}. The scenarios are ${scenarioNames.join(', ')} and ${off}; slow:300 sets the delay in milliseconds. jobs:500 is for one path; separate several by commas. The paths are ${paths.join(', ')}.`,
    )
  }
}

function chosenBy(text: string): Chosen {
  const parts = text.split(':')
  const path = paths.find(one => one === parts[0])
  const [name = '', detail = '', ...more] = path === undefined ? parts : parts.slice(1)
  const detailFits = detail === '' || (name === 'slow' && /^\d{1,6}$/.test(detail))
  if (!Object.hasOwn(scenarios, name) || !detailFits || more.length > 0) throw new WrongScenario(text)
  return { path, name, detail }
}

/** Parses `500`, `slow:300`, or `jobs:500,teams:slow` by path; `off` and an empty text mean none. Throws `WrongScenario`. */
function readScenarios(text: string): readonly Chosen[] {
  const parts = text.split(',').map(part => part.trim())
  return parts.filter(part => part !== '' && part !== off).map(chosenBy)
}

/** Returns the scenario in the address of a page, such as `/careers?mock=jobs:500`. */
const scenarioOfPage = (address = '') =>
  URL.canParse(address) ? (new URL(address).searchParams.get('mock') ?? undefined) : undefined

/**
 * Simulates failures: chosen by the header `x-mock-scenario`, the query `?mock=` of the request, that of the page which sends
 * it, or `setForAll`, in this order. Throws a `WrongScenario` when `initial` is unknown.
 */
export function createScenarios(initial: string) {
  let forAll = readScenarios(initial)
  return {
    setForAll: (text: string) => {
      forAll = readScenarios(text)
    },
    middleware: (request: Request, response: Response, next: NextFunction) => {
      const query = typeof request.query.mock === 'string' ? request.query.mock : undefined
      const text = request.get('x-mock-scenario') ?? query ?? scenarioOfPage(request.get('referer'))
      const active = text === undefined ? forAll : readScenarios(text)
      const last = request.path.split('/').at(-1)
      const match = active.find(({ path }) => path === undefined || path === last)
      const run = match && scenarios[match.name]
      if (!match || !run) return next()
      run(response, next, match.detail)
    },
  }
}
