import type { RequestHandler } from 'express'

/** The last response of a path. */
interface LastAnswer {
  readonly method: string
  /** `undefined` when the connection was dropped. */
  readonly status: number | undefined
  readonly scenario: string | undefined
  readonly at: string
  readonly milliseconds: number
}

interface LastAnswers {
  readonly watch: RequestHandler
  readonly of: (name: string) => LastAnswer | undefined
}

/** Records the last response of each path, for the development panel. */
export function createLastAnswers(): LastAnswers {
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
  return { watch, of: name => last.get(name) }
}
