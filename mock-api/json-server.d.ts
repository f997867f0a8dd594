declare module 'json-server' {
  import type { Express, Router } from 'express'

  /** The module API of json-server 0.17: an express app, and a router over an object in memory. */
  const server: { create(): Express; router(source: object): Router }
  export default server
}
