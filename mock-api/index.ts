import express, { type ErrorRequestHandler, type Express } from 'express'
import jsonServer from 'json-server'
import { lists } from '#api/contract.ts'
import { readLists } from '#api/data-folder.ts'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { thankYouPage } from './readable-page.ts'
import { createScenarios } from './scenarios.ts'
import { createSubmissions } from './submissions.ts'

const bodyLimit = '1mb'

interface Options {
  dataDir?: string
  /** A failure scenario for all requests, as `MOCK_SCENARIO` holds it. */
  scenario?: string
}

/** Errors of the body parsers as `{error}`: JSON that is broken, bodies that are too large. */
const answerErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = typeof error?.status === 'number' ? error.status : 500
  const texts: Record<number, string> = { 400: 'The body is not valid JSON.', 413: 'The body is larger than 1 MB.' }
  response.status(status).json({ error: texts[status] ?? 'The request could not be handled.' })
}

/**
 * The mock API: a json-server app over a copy of the data in memory, to be mounted under `/api`. Throws when the data does
 * not fit the contract (see `readLists`).
 */
export function createMockApi({ dataDir = 'data', scenario }: Options = {}): Express {
  const data = structuredClone(readLists(dataDir))
  const failures = createScenarios(scenario)
  const received = createSubmissions()
  const app = jsonServer.create()

  app.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  app.use(failures.middleware)
  app.get('/__mock/submissions', (_, response) => void response.json(received.list()))
  app.delete('/__mock/submissions', (_, response) => {
    received.clear()
    response.status(204).end()
  })
  app.post('/__mock/scenario', express.json(), (request, response) => {
    failures.setForAll(String(request.body?.scenario ?? ''))
    response.status(204).end()
  })
  app.get('/thank-you', (_, response) => void response.type('html').send(thankYouPage()))

  const parsers = [
    express.json({ limit: bodyLimit, strict: false }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
  ]
  for (const [name, { path }] of Object.entries(endpoints)) {
    const route = path.replace('/api', '')
    app.post(route, ...parsers, received.handle(name as EndpointName))
    app.all(
      route,
      (_, response) => void response.status(405).set('Allow', 'POST').json({ error: 'Only POST works here.' }),
    )
  }

  // The router would also serve what is no list, and write to the lists.
  app.use((request, response, next) => {
    const name = request.path.split('/')[1] ?? ''
    if (!Object.hasOwn(lists, name)) return void response.status(404).json({ error: 'There is nothing at this path.' })
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next()
    response.status(405).set('Allow', 'GET, HEAD').json({ error: 'The lists are read only.' })
  })
  app.use(jsonServer.router(data))
  app.use(answerErrors)
  return app
}
