import { expect, it } from 'vitest'
import { createAdmission, mailboxOf } from './admission.ts'
import type { Refusal } from './limits.ts'

const rates = { perAddress: 30, overall: 600 }
const [mine, other] = ['198.51.100.7', '198.51.100.8']
const stored = async () => 'stored' as const
const application = {
  kind: 'careers',
  form: 'job-apply',
  key: undefined,
  fields: {},
  file: { name: 'cv.pdf', type: '', size: 1, sha256: '', chunks: () => (async function* () {})() },
} as const
const message = { kind: 'contact', form: 'contact', key: undefined, fields: {} } as const

/** An admission with a clock of its own, and what it stores. */
function start(more: Partial<Parameters<typeof createAdmission>[0]> = {}) {
  let time = 0
  const admission = createAdmission({
    rates,
    databaseUrl: 'file:var/post.db',
    now: () => time,
    roomIn: async () => true,
    ...more,
  })
  const statusOf = async (run: Promise<Refusal | undefined>) => (await run)?.status
  return {
    ...admission,
    apply: async (address: string) => {
      const refused = await statusOf(admission.refusalOf('job-apply', address))
      return refused ?? admission.store(application, address, stored).catch(({ status }: Refusal) => status)
    },
    message: (address: string) => statusOf(admission.refusalOf('contact', address)),
    subscribe: (email: string, address: string) =>
      admission.store({ kind: 'newsletter', form: 'newsletter', key: undefined, fields: { email } }, address, stored),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

it('a request that the overall rate refuses does not count against its sender', async () => {
  const { refusalOf, store, pass } = start({ rates: { perAddress: 1, overall: 60 } })
  for (let at = 0; at < 60; at += 1) await store(message, other, stored)
  expect(await refusalOf('contact', mine)).toMatchObject({ status: 429, retryAfter: 60 })
  pass(60_000)
  expect(await refusalOf('contact', mine)).toBeUndefined()
  expect(await refusalOf('contact', mine)).toMatchObject({ status: 429, retryAfter: 60 })
})

it('an address may send five files in any hour, from the first one, and messages beside them', async () => {
  const { apply, message, pass } = start()
  const hour = 60
  const stored: number[] = []
  for (let minute = 0; minute < 4 * hour; minute += 1) {
    if ((await apply(mine)) === 'stored') stored.push(minute)
    pass(60_000)
  }
  expect(stored.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 60])
  expect(stored.length).toBeGreaterThan(15)
  for (let at = 0; at < 5; at += 1) await apply(mine)
  expect([await apply(mine), await message(mine), await apply(other)]).toEqual([429, undefined, 'stored'])
  for (const from of stored) expect(stored.filter(at => at >= from && at < from + hour).length).toBeLessThanOrEqual(5)
})

it('all addresses together may send sixty files an hour', async () => {
  const { apply } = start()
  for (let at = 0; at < 60; at += 1) expect(await apply(`203.0.113.${at}`)).toBe('stored')
  expect(await apply(mine)).toBe(429)
})

it('a file that was sent before, or could not be stored, does not count', async () => {
  const { store, apply } = start()
  for (let at = 0; at < 10; at += 1) expect(await store(application, mine, async () => 'known')).toBe('known')
  await expect(store(application, mine, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await apply(mine)).toBe('stored')
})

it('a disk with little room takes messages and no files', async () => {
  const { apply, message } = start({ roomIn: async () => false })
  expect([await apply(mine), await message(mine)]).toEqual([503, undefined])
})

it('nobody gets more confirmation mails than a visitor could ask for, and nobody learns of it', async () => {
  const { subscribe, pass } = start()
  /** Subscribes so many addresses, each from the next network. Returns the number of mails. */
  async function sent(count: number, emailOf: (at: number) => string, network: string) {
    const results = []
    for (let at = 0; at < count; at += 1) results.push(await subscribe(emailOf(at), network.replace('*', String(at))))
    return results.filter(result => result === 'stored').length
  }
  expect(await sent(10, at => `v${at}@visitor.example`, mine)).toBe(3)
  expect(await sent(20, at => `vic.tim+${at}@visitor.example`, '203.0.113.*')).toBe(10)
  expect(await sent(100, at => `w${at}@visitor.example`, '192.0.2.*')).toBe(47)
  pass(60 * 60_000)
  expect(await sent(1, () => 'v9@visitor.example', mine)).toBe(1)
})

it('a mailbox is one, however its address is spelled', () => {
  for (const address of [
    'victim@a.example',
    ' V.ic.Tim+news@A.example',
    'victim+a+b@a.example',
    'victim@\uff41.example.',
    'victim@a.exa\u034fmple',
  ])
    expect(mailboxOf(address)).toBe('victim@a.example')
})
