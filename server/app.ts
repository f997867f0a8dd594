import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { apiBase } from '#api/base.ts'
import { jobTitles } from '#api/data-folder.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { formRoutes } from './forms/index.ts'
import { createReceive } from './forms/receive.ts'
import { subscriptionRoutes } from './forms/subscription.ts'
import { healthRoutes } from './health.ts'
import { createAdmission } from './limits/admission.ts'
import { createBodyLimits } from './limits/body.ts'
import { createClientOf } from './limits/client.ts'
import { createOrigins } from './limits/origin.ts'
import { createLists, listRoutes } from './lists.ts'
import type { Metrics } from './metrics.ts'
import { createPageRenderer, type MessagePage } from './pages/message-page.ts'
import { pageRoutes } from './pages/routes.ts'
import type { SecurityHeaders, Site } from './pages/site-files.ts'
import { type App, createResponses } from './responses.ts'
import { codeOf, mailKinds } from './storage/index.ts'

const temporaryFailure: MessagePage = {
  title: 'That didn’t work',
  body: '<p class="lead mt-4">Something went wrong on our side. Please try again in a moment.</p>',
}

interface Dependencies {
  readonly site: Site
  readonly securityHeaders: SecurityHeaders
  readonly database: Database
  readonly log: Logger
  readonly metrics: Metrics | undefined
  /** Called after a submission is stored. */
  readonly onStored: () => void
}

/** Creates the server's routes; the first match responds. */
export function createApp(config: Config, { site, securityHeaders, database, log, metrics, onStored }: Dependencies) {
  const clientOf = createClientOf(config.trustedProxies, text => log.warn(text))
  const origins = createOrigins(config.allowedOrigins)
  const responses = createResponses({
    clientOf,
    origins,
    securityHeaders,
    renderPage: createPageRenderer(config.siteFolder, apiBase),
  })
  const listOf = createLists({
    dataFolder: config.dataFolder,
    builtFolder: join(config.siteFolder, 'api'),
    log,
  })
  const { store } = database
  const admission = createAdmission(config)
  const receive = createReceive({
    accept: (sent, ipAddress) =>
      admission.store(sent, ipAddress, async () => {
        const accepted = await store().accept(sent)
        if (accepted === 'stored') onStored()
        return accepted
      }),
    limits: createBodyLimits(),
    jobs: () => jobTitles(config.dataFolder),
    logError: code => log.error({ code }, 'a submission could not be stored'),
  })
  const app: App = new Hono()
  // The database or a file is unavailable. Only the error code is logged: the message may hold personal data.
  app.onError((error, { env }) => {
    log.error({ code: codeOf(error) }, 'a request failed')
    return responses.page(env, temporaryFailure, { status: 503, headers: { 'Retry-After': '30' } })
  })
  if (config.metrics) metrics?.route(app, responses, config.metrics)
  const kinds = [...(config.smtpUrl ? mailKinds.mail : []), ...(config.webhook ? mailKinds.webhook : [])]
  healthRoutes(app, responses, database, kinds)
  formRoutes(app, { responses, clientOf, origins, admission, receive, onResult: metrics?.submission })
  subscriptionRoutes(app, { responses, clientOf, senders: admission.senders, subscribers: () => store().subscribers })
  listRoutes(app, responses, listOf)
  pageRoutes(app, responses, site)
  return app
}
