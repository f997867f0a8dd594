import type { NextFunction, Request, Response } from 'express'

const page = '<!doctype html><title>Not the API</title><p>A proxy answered instead of the API.</p>'

/** What a scenario does instead of the API's own answer; `slow` lets the answer follow. */
const scenarios: Record<string, (response: Response, next: NextFunction, detail: string) => void> = {
  slow: (_, next, detail) => setTimeout(next, Number(detail) || 5000),
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

/** Picks what applies to a path: `500`, `slow:300`, or per path `jobs:500,teams:slow`. */
function pick(spec: string, path: string): readonly [name: string, detail: string] | undefined {
  const last = path.split('/').at(-1) ?? ''
  for (const part of spec.split(',')) {
    const [first = '', second = '', third = ''] = part.trim().split(':')
    if (first in scenarios) return [first, second]
    if (first === last && second in scenarios) return [second, third]
  }
  return undefined
}

/**
 * Failures on demand: by the header `x-mock-scenario`, the query `?mock=`, `setForAll`, or the variable `MOCK_SCENARIO`,
 * in this order.
 */
export function createScenarios(initial = process.env.MOCK_SCENARIO ?? '') {
  let forAll = initial
  return {
    setForAll: (spec: string) => {
      forAll = spec
    },
    middleware: (request: Request, response: Response, next: NextFunction) => {
      if (request.path.startsWith('/__mock')) return next()
      const query = typeof request.query.mock === 'string' ? request.query.mock : undefined
      const chosen = pick(request.get('x-mock-scenario') ?? query ?? forAll, request.path)
      const run = chosen && scenarios[chosen[0]]
      return run ? run(response, next, chosen[1]) : next()
    },
  }
}
