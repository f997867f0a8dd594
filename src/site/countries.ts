/** A country of a client. */
export interface Country {
  readonly name: string
  /** ISO 3166-1, three digits, as maps have it. */
  readonly id: string
  /** Longitude and latitude of one that is too small for a map of the world. */
  readonly at?: readonly [number, number]
}

/** The countries in which a client has paid for a project, ours first. Brands run in more, and `/brands` says so. */
export const clientCountries: readonly Country[] = [
  { name: 'Bangladesh', id: '050' },
  { name: 'Australia', id: '036' },
  { name: 'Canada', id: '124' },
  { name: 'Denmark', id: '208' },
  { name: 'Germany', id: '276' },
  { name: 'Ireland', id: '372' },
  { name: 'Japan', id: '392' },
  { name: 'Kenya', id: '404' },
  { name: 'Malaysia', id: '458' },
  { name: 'Nepal', id: '524' },
  { name: 'Netherlands', id: '528' },
  { name: 'Singapore', id: '702', at: [103.8, 1.35] },
  { name: 'Sweden', id: '752' },
  { name: 'United Arab Emirates', id: '784' },
  { name: 'United Kingdom', id: '826' },
  { name: 'United States', id: '840' },
]
