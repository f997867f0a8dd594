import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import texts from '#generated/texts/server/results.json' with { type: 'json' }
import { apiBase } from '#lists/api-base.ts'
import { jobTitles } from '#lists/data-folder.ts'
import { type App, everyAnswer } from './answers.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { formRoutes } from './forms/index.ts'
import { subscriptionRoutes } from './forms/subscription.ts'
import { healthRoutes } from './health.ts'
import { createAdmission } from './limits/admission.ts'
import { createBodyLimits } from './limits/body.ts'
import { createClientOf } from './limits/client.ts'
import { createLists, listRoutes } from './lists.ts'
import { createMetrics } from './metrics.ts'
import { createPageRenderer, lead } from './pages/message-page.ts'
import { pageRoutes } from './pages/routes.ts'
import type { Site } from './pages/site-files.ts'
import { codeOf, mailKinds } from './storage/index.ts'

interface Dependencies {
  readonly site: Site
  readonly database: Database
  readonly log: Logger
  readonly onStored: () => void
}

/** Creates the server's routes; the first match responds. */
export function createApp(config: Config, { site, database, log, onStored }: Dependencies) {
  const { allowedOrigins, dataFolder, siteFolder } = config
  const { store } = database
  const admission = createAdmission(config)
  const app: App = new Hono()
  const clientOf = createClientOf(config.trustedProxies, text => log.warn(text))
  app.use(everyAnswer({ ...site, clientOf, renderPage: createPageRenderer(siteFolder, apiBase) }))
  if (allowedOrigins.length > 0)
    app.use(
      '/api/*',
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type', 'idempotency-key'],
        maxAge: 7200,
      }),
    )
  // The database or a file is unavailable. Only the error code is logged: the message may hold personal data.
  app.onError((error, c) => {
    log.error({ code: codeOf(error) }, 'a request failed')
    return c.render({ title: texts.failed, body: lead(texts.ourFault) }, 503, { 'Retry-After': '30' })
  })
  const onResult = config.metrics ? createMetrics(app, database, config.metrics) : undefined
  healthRoutes(app, database, [...(config.smtpUrl ? mailKinds.mail : []), ...(config.webhook ? mailKinds.webhook : [])])
  formRoutes(app, {
    allowedOrigins,
    refusalOf: admission.refusalOf,
    accept: (sent, ipAddress) =>
      admission.store(sent, ipAddress, async () => {
        const accepted = await store().accept(sent)
        if (accepted === 'stored') onStored()
        return accepted
      }),
    bodyLimits: createBodyLimits(),
    jobs: () => jobTitles(dataFolder),
    logError: code => log.error({ code }, 'a submission could not be stored'),
    onResult,
  })
  subscriptionRoutes(app, { senders: admission.senders, subscribers: () => store().subscribers })
  listRoutes(app, createLists(config, log))
  pageRoutes(app, site)
  return app
}
