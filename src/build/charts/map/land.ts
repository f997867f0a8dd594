import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { Place } from './places.ts'

type World = Topology<{ countries: GeometryCollection }>
type Country = Polygon | MultiPolygon

/** Degrees around a place that a map of it may show. */
const [beside, above] = [6, 3]

/** Antarctica reaches the pole, which the map's projection puts infinitely far away. */
const isCountry = (shape: GeometryObject): shape is Country =>
  (shape.type === 'Polygon' || shape.type === 'MultiPolygon') && shape.id !== '010'

/** Whether any of a country lies within a number of degrees of a place. */
function reaches(world: World, country: Country, [longitude, latitude]: Place): boolean {
  const { coordinates } = merge(world, [country])
  const places = coordinates.flat(2)
  const spans = (at: 0 | 1, middle: number, reach: number) =>
    places.some(place => (place[at] ?? 0) < middle + reach) && places.some(place => (place[at] ?? 0) > middle - reach)
  return spans(0, longitude, beside) && spans(1, latitude, above)
}

/** Land, coast and borders around a place: to trace all of the world takes seconds. Source: Natural Earth, 1:10m. */
export function landAround(place: Place) {
  const world: World = createRequire(import.meta.url)('world-atlas/countries-10m.json')
  const near = world.objects.countries.geometries.filter(isCountry).filter(country => reaches(world, country, place))
  const countries: GeometryCollection = { type: 'GeometryCollection', geometries: near }
  return {
    land: merge(world, near),
    coast: mesh(world, countries, (one, other) => one === other),
    borders: mesh(world, countries, (one, other) => one !== other),
  }
}
