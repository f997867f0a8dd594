declare module 'json-server' {
  import type { Express, RequestHandler, Router } from 'express'

  /** The module API of json-server 0.17: an express app, its readers of bodies, and a router over an object in memory. */
  const server: { create(): Express; readonly bodyParser: RequestHandler[]; router(source: object): Router }
  export default server
}
