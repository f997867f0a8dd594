/** The folder that Debian's nginx and Apache serve before they know any site: certificates are asked for through it. */
export const challenges = '/var/www/html'

/** What some hosts have to be told beside the model. */
export interface Surroundings {
  /** Where the server behind the forms listens, on the same machine. */
  readonly server: string
  /** The files of the site, by their path in its folder. */
  readonly files: readonly string[]
}
