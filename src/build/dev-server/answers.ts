import type { Connect } from 'vite'

/** The data of the page for 404. */
const missing = '"path":"/404","view":"notFound"'

/** Answers pages as a host does, where the prerenderer's server does not: 404 for no page, and Vite's overlay for an error. */
export const hostAnswers: Connect.NextHandleFunction = (_, response, next) => {
  const end = response.end.bind(response) as (body?: string) => typeof response
  response.end = ((body?: string) => {
    if (response.statusCode !== 500) {
      if (body?.includes(missing)) response.statusCode = 404
      return end(body)
    }
    response.end = end as typeof response.end
    // Vite shows the message, and of the stack only its calls.
    next(Object.assign(new Error(body?.split(/\n\s+at /)[0]), { stack: body }))
    return response
  }) as typeof response.end
  next()
}
