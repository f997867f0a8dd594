/** Milliseconds. */
const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Maximum number of keys; the least recently used are dropped first. */
const maxKeys = 30_000

/** Rate of an IPv6 network by prefix length, as a multiple of the rate per address. */
const shares = { 64: 1, 56: 2, 48: 4 } as const

/** The first 64 bits of an IPv6 address, as 16 hex digits. */
function first64(address: string): string {
  // `URL` normalizes the spelling; the zeros that `::` omits are restored.
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const zeros = '0:'.repeat(8 - short.split(':').filter(Boolean).length)
  const groups = short.replace('::', `:${zeros}`).split(':').filter(Boolean)
  return groups
    .slice(0, 4)
    .map(group => group.padStart(4, '0'))
    .join('')
}

/** Identifies a sender: an IPv4 address, or the /64 network of an IPv6 address, which one household or machine owns. */
export const senderOf = (ipAddress: string) => (ipAddress.includes(':') ? first64(ipAddress) : ipAddress)

export interface Meter {
  /** The seconds until one more is within the rate: 0 when it is. */
  wait(): number
  /** Counts one. Returns what takes it back. */
  take(): () => void
}

/** A clock that nobody sets: a limit must not last as long as the computer's clock was set back. */
const monotonic = () => performance.now()

/** Creates meters by key: in no period, of so many milliseconds, are there more than `share` times the rate. */
export function createMeters(rate: number, period = minute, now = monotonic) {
  /** The times of what was counted, oldest first. */
  const counted = new Map<string, number[]>()

  return (key: string, share = 1): Meter => {
    const most = Math.max(1, Math.floor(share * rate))
    const times = counted.get(key) ?? []
    counted.delete(key)
    counted.set(key, times)
    const [oldest = key] = counted.keys()
    if (counted.size > maxKeys) counted.delete(oldest)
    return {
      wait() {
        const fresh = times.findIndex(time => time > now() - period)
        times.splice(0, fresh === -1 ? times.length : fresh)
        const next = times.at(-most)
        return next === undefined ? 0 : Math.ceil((next + period - now()) / 1000)
      },
      take() {
        const time = now()
        times.push(time)
        return () => void times.splice(times.lastIndexOf(time), times.includes(time) ? 1 : 0)
      },
    }
  }
}

/** Meters as one, which waits for the longest. */
export const together = (meters: readonly Meter[]): Meter => ({
  wait: () => Math.max(0, ...meters.map(meter => meter.wait())),
  take() {
    const back = meters.map(meter => meter.take())
    return () => back.forEach(one => void one())
  },
})

/** Creates meters by address, for all its networks. */
export function createSenders(...limits: Parameters<typeof createMeters>) {
  const meters = createMeters(...limits)
  return (ipAddress: string): Meter => {
    if (!ipAddress.includes(':')) return meters(ipAddress)
    const digits = first64(ipAddress)
    const networks = Object.entries(shares)
    return together(networks.map(([bits, share]) => meters(`${digits.slice(0, Number(bits) / 4)}/${bits}`, share)))
  }
}
