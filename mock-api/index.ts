import type { ErrorRequestHandler } from 'express'
import jsonServer from 'json-server'
import { endpoints } from '#forms/endpoints.ts'
import { createForms } from './forms.ts'
import { createListRouter } from './lists.ts'
import { createMemory } from './memory.ts'
import { createScenarios, WrongScenario } from './scenarios.ts'

interface Options {
  readonly dataDir?: string
  /** Failure scenario for all requests. */
  readonly scenario?: string
}

/** Responds with `{error}` to an unknown scenario and to invalid JSON. */
const answerErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error)
  if (error instanceof WrongScenario) return void response.status(400).json({ error: error.message })
  const status = typeof error?.status === 'number' ? error.status : 500
  response
    .status(status)
    .json({ error: status === 400 ? 'The body is not valid JSON.' : 'The request could not be handled.' })
}

/**
 * Creates the mock API, to be mounted under `/api`: json-server serves the data files, and the server's code receives forms
 * into memory. Throws a `WrongScenario` for an unknown `scenario` or `MOCK_SCENARIO`.
 */
export function createMockApi({ dataDir = 'data', scenario = process.env.MOCK_SCENARIO ?? '' }: Options = {}) {
  const failures = createScenarios(scenario)
  const lists = createListRouter(dataDir)
  const memory = createMemory()
  const app = jsonServer.create()

  app.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  app.get('/__mock/submissions', (_, response) => void response.json(memory.list()))
  app.delete('/__mock/submissions', (_, response) => {
    memory.clear()
    response.status(204).end()
  })
  app.post('/__mock/scenario', jsonServer.bodyParser)
  app.post('/__mock/scenario', (request, response) => {
    failures.setForAll(String(request.body?.scenario ?? ''))
    response.status(204).end()
  })
  app.use(failures.middleware)
  app.all([...Object.keys(endpoints).map(name => `/${name}`), '/newsletter/sent', '/thank-you'], createForms(memory))
  app.use(lists)
  app.use(answerErrors)
  return app
}
