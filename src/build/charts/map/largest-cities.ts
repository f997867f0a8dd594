import { cityMapping } from 'city-timezones'
import type { MapPlaces, Place } from '#site/pages/map-places.ts'

/** The largest cities of the world in an area, the largest first: for addresses around which the content has none. */
export const largestCities = (isThere: (place: Place) => boolean): MapPlaces['cities'] =>
  cityMapping
    .filter(({ pop, lng, lat }) => pop > 20_000 && isThere([lng, lat]))
    .toSorted((one, other) => other.pop - one.pop)
    .slice(0, 9)
    .map(({ city, lng, lat }) => ({ name: city, at: [lng, lat] }))
