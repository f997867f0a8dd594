/**
 * What vite-react-ssg renders with, in other words. It calls `renderToPipeableStream`, which from 12.8 kB on moves the content of
 * Suspense boundaries to the end of the page, behind inline scripts; puts the result into the page by `String.replace`,
 * which mangles `$`; and builds a DOM of the page (50 ms) to add links to its head. So React is told to keep
 * boundaries where they are, the HTML is kept here, and the prerenderer gets a comment in its place.
 */
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { shortHtml } from './short-html.ts'

type Server = typeof import('react-dom/server')

const marker = '<!--page-->'
let rendered = ''

/** To be called before the prerenderer is imported. One page is rendered at a time. */
export function keepRenderedPages() {
  const server: Server = createRequire(import.meta.url)('react-dom/server')
  const { renderToPipeableStream } = server
  server.renderToPipeableStream = (app, options) => {
    const stream = renderToPipeableStream(app, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY })
    return {
      ...stream,
      pipe: target => {
        const whole = new PassThrough()
        void text(whole).then(html => {
          rendered = html
          target.write(marker)
          target.end()
        })
        stream.pipe(whole)
        return target
      },
    }
  }
}

/** The prerenderer's page with the HTML that was kept. */
export const withRenderedPage = (html: string) => html.replace(marker, () => shortHtml(rendered))
