/** A mail server (smtp-server 3), as far as the tests use it. */
declare module 'smtp-server' {
  type Done = (error?: Error | null, answer?: { readonly user: string }) => void
  type Session = { readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] } }

  export class SMTPServer {
    constructor(options: {
      readonly authOptional?: boolean
      readonly size?: number
      readonly disabledCommands?: readonly string[]
      onAuth(auth: { readonly username: string; readonly password?: string }, session: Session, done: Done): void
      onRcptTo(recipient: { readonly address: string }, session: Session, done: Done): void
      onData(stream: import('node:stream').Readable, session: Session, done: Done): void
    })
    on(event: 'error', heard: () => void): this
    readonly server: import('node:net').Server
    listen(port: number, host: string, listening: () => void): void
    close(closed: () => void): void
  }
}
