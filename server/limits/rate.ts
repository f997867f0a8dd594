/** How many requests may come, in a minute. */
export interface Rates {
  readonly perAddress: number
  readonly overall: number
}

interface Bucket {
  left: number
  at: number
}

const minute = 60_000

/** Networks that are remembered; the oldest are forgotten first. */
const maxNetworks = 30_000

/** How many times the rate of an address a network of IPv6 may have, by its length: a line, a household or office, a provider's customer. */
const shares = [
  [64, 1],
  [56, 2],
  [48, 4],
] as const

/** The first 64 bits of an IPv6 address, as 16 digits. */
function first64(address: string): string {
  // One spelling for each, and zeros for what `::` leaves out.
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const zeros = '0:'.repeat(8 - short.split(':').filter(Boolean).length)
  const groups = short.replace('::', `:${zeros}`).split(':').filter(Boolean)
  return groups
    .slice(0, 4)
    .map(group => group.padStart(4, '0'))
    .join('')
}

/** One network of IPv6 has one sender: a household or a rented machine gets 64 bits of addresses. */
export const senderOf = (address: string) => (address.includes(':') ? first64(address) : address)

/** The networks that an address is counted in, each with its share. */
function networksOf(address: string): readonly (readonly [network: string, share: number])[] {
  if (!address.includes(':')) return [[address, 1]]
  const digits = first64(address)
  return shares.map(([bits, share]) => [`${digits.slice(0, bits / 4)}/${bits}`, share])
}

/** Fills a bucket up at `rate` a minute; gives the seconds until something can be taken from it, or nothing. */
function waitFor(bucket: Bucket, rate: number, now: number): number | undefined {
  bucket.left = Math.min(rate, bucket.left + ((now - bucket.at) * rate) / minute)
  bucket.at = now
  return bucket.left < 1 ? Math.ceil(((1 - bucket.left) * minute) / rate / 1000) : undefined
}

/** Counts requests by address, and what is stored in all. A whole minute's worth may come at once. */
export function createRates({ perAddress, overall }: Rates, now: () => number = Date.now) {
  const all: Bucket = { left: overall, at: now() }
  const networks = new Map<string, Bucket>()

  function bucketOf(network: string, rate: number): Bucket {
    const bucket = networks.get(network) ?? { left: rate, at: now() }
    networks.delete(network)
    networks.set(network, bucket)
    for (const oldest of networks.keys()) {
      if (networks.size <= maxNetworks) break
      networks.delete(oldest)
    }
    return bucket
  }

  return {
    /** Lets a request in, or gives the seconds after which it may come again. */
    admit(address: string): number | undefined {
      const buckets = networksOf(address).map(([network, share]) => {
        const rate = share * perAddress
        return { bucket: bucketOf(network, rate), rate }
      })
      const waits = buckets.flatMap(({ bucket, rate }) => waitFor(bucket, rate, now()) ?? [])
      if (waits.length > 0) return Math.max(...waits)
      for (const { bucket } of buckets) bucket.left -= 1
      // Nothing is taken from it before something is stored: what is refused must not keep others out.
      return waitFor(all, overall, now())
    },
    /** Makes room for what is to be stored, or gives the seconds until there is some. */
    reserve(): number | undefined {
      const wait = waitFor(all, overall, now())
      if (wait === undefined) all.left -= 1
      return wait
    },
    /** It was not stored. */
    refund() {
      all.left += 1
    },
  }
}

export type RateLimits = ReturnType<typeof createRates>
