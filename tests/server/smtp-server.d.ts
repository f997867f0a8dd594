declare module 'smtp-server' {
  import type { EventEmitter } from 'node:events'
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  type Done = (error?: Error | null, answer?: { readonly user: string }) => void
  interface Session {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] }
  }

  /** A mail server (smtp-server 3), as far as the tests use it. */
  export class SMTPServer extends EventEmitter {
    constructor(options: {
      readonly authOptional?: boolean
      readonly size?: number
      readonly disabledCommands?: readonly string[]
      onAuth(auth: { readonly username: string; readonly password?: string }, session: Session, done: Done): void
      onRcptTo(recipient: { readonly address: string }, session: Session, done: Done): void
      onData(stream: Readable, session: Session, done: Done): void
    })
    readonly server: Server
    listen(port: number, host: string, listening: () => void): void
    close(closed: () => void): void
  }
}
