import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { domainToASCII } from 'node:url'
import type { EndpointName } from '#forms/endpoints.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import type { Config } from '#server/config.ts'
import { type AcceptResult, type NewSubmission, pathOf } from '#server/storage/index.ts'
import { limits, Refusal, tooMany } from './limits.ts'
import { createMeters, createSenders, day, hour, together } from './rate.ts'

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return bavail * bsize >= limits.room.bytes && bavail >= limits.room.part * blocks
  } catch {
    // Storing will tell.
    return true
  }
}

/** The mailbox of an address: without a tag, dots, capitals and other spellings of a domain, by which one has many addresses. */
export function mailboxOf(address: string): string {
  const [local = '', ...domain] = address.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+', 1)
  return `${name.replaceAll('.', '')}@${domainToASCII(domain.join('@')).replace(/\.$/, '')}`
}

interface Options extends Pick<Config, 'rates' | 'databaseUrl'> {
  readonly now?: () => number
  readonly roomIn?: typeof hasRoom
}

/** Decides which forms are read and stored: by rates for each sender and for all, and by the room on the disk. */
export function createAdmission({ rates, databaseUrl, now, roomIn = hasRoom }: Options) {
  const senders = createSenders(rates.perAddress, undefined, now)
  const all = createMeters(rates.overall, undefined, now)('')
  const hourly = ({ perAddress, overall }: typeof rates) => {
    const bySender = createSenders(rates.perAddress * perAddress, hour, now)
    const ofAll = createMeters(rates.overall * overall, hour, now)('')
    return (ipAddress: string) => together([bySender(ipAddress), ofAll])
  }
  const files = hourly(limits.hourly.files)
  const mails = hourly(limits.hourly.mails)
  const mailboxes = createMeters(limits.mailsPerMailbox, day, now)
  const roomForFiles = async () => !databaseUrl.startsWith('file:') || roomIn(dirname(pathOf(databaseUrl)))

  return {
    senders,
    /** Counts a form for its sender. Resolves with the refusal of one that is not to be read. */
    async refusalOf(form: EndpointName, ipAddress: string): Promise<Refusal | undefined> {
      const sender = senders(ipAddress)
      const wait = together([sender, all]).wait()
      if (wait) return tooMany(wait)
      // What is not stored counts for its sender only: it must not keep others from sending.
      sender.take()
      if (form !== 'job-apply') return undefined
      const fileWait = files(ipAddress).wait()
      if (fileWait) return tooMany(fileWait)
      return (await roomForFiles()) ? undefined : new Refusal(503, texts.noFiles, 300)
    },
    /** Stores a submission by `run` within the rates. What was not stored, such as a duplicate, does not count. */
    async store({ kind, fields, file }: NewSubmission, ipAddress: string, run: () => Promise<AcceptResult>) {
      const isNewsletter = kind === 'newsletter'
      const confirmation = isNewsletter ? [mails(ipAddress), mailboxes(mailboxOf(fields.email ?? ''))] : []
      // The answer does not tell whether a mail was sent.
      if (together(confirmation).wait()) return 'known'
      const meter = together([all, ...(file ? [files(ipAddress)] : []), ...confirmation])
      const wait = meter.wait()
      if (wait) throw tooMany(wait)
      const takeBack = meter.take()
      const accepted = await run().catch(error => {
        takeBack()
        throw error
      })
      if (accepted !== 'stored') takeBack()
      return accepted
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
