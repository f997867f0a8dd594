import type { RequestHandler } from 'express'
import type { LastAnswer } from './panel/state.ts'

/** Records the last response of each path, for the development panel. */
export function createLastAnswers() {
  const last = new Map<string, LastAnswer>()
  const watch: RequestHandler = (request, response, next) => {
    const began = performance.now()
    const name = request.path.slice(1)
    response.on('close', () => {
      last.set(name, {
        method: request.method,
        status: response.writableFinished ? response.statusCode : undefined,
        scenario: response.locals.scenario as string | undefined,
        at: new Date().toISOString(),
        milliseconds: Math.round(performance.now() - began),
      })
    })
    next()
  }
  return { watch, of: (name: string) => last.get(name) }
}
