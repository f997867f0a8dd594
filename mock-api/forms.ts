import { getRequestListener } from '@hono/node-server'
import type { RequestHandler } from 'express'
import { Hono } from 'hono'
import { company } from '#content/company.ts'
import { type App, everyAnswer } from '#server/answers.ts'
import { formRoutes } from '#server/forms/index.ts'
import { createBodyLimits } from '#server/limits/body.ts'
import { html, type MessagePage } from '#server/pages/message-page.ts'
import type { Store } from '#server/storage/index.ts'

/** Replaces the server's page renderer, which needs the built site. */
const renderPage = ({ title, body }: MessagePage) => `<!doctype html>
<html lang="${company.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${html(`${title} | ${company.name}`)}</title></head>
<body><main><h1>${html(title)}</h1>${body}</main></body>
</html>
`

const anyone = { ipAddress: '', overHttps: false }

/** Receives forms with the server's code, without rate limits. */
export function createForms(store: Pick<Store, 'accept'>): RequestHandler {
  const app: App = new Hono()
  app.use(everyAnswer({ clientOf: () => anyone, renderPage, securityHeaders: () => ({}) }))
  formRoutes(app, {
    allowedOrigins: [],
    refusalOf: async () => undefined,
    accept: store.accept,
    bodyLimits: createBodyLimits(Number.POSITIVE_INFINITY),
    jobs: () => [],
    logError: code => console.error(`[mock] a submission could not be stored: ${code}`),
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => {
    // Restores the prefix: the mock is mounted under `/api`, the server's routes are not.
    request.url = `/api${request.url}`
    void listener(request, response)
  }
}
