import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import texts from '#content/texts/charts/world.json' with { type: 'json' }
import { mapSize } from '#site/charts.ts'
import { clientCountries } from '#site/claims.ts'
import { fill } from '#site/fill.ts'
import { frame, knot } from './frame.ts'
import { outline } from './map/paths.ts'

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const world: World = createRequire(import.meta.url)('world-atlas/countries-110m.json')

const { width, height } = mapSize

/**
 * The world without Antarctica, which has no clients. The projection does not flatten the far north as equal-area maps do.
 */
const projection = geoNaturalEarth1().fitExtent(
  [
    [2, 2],
    [width - 2, height - 2],
  ],
  {
    type: 'MultiPoint',
    coordinates: [
      [-168, 0],
      [180, 0],
      [0, 84],
      [0, -56],
    ],
  },
)

/** Returns outlines without specks. Merges points that coincide. */
const outlines = (object: GeoPermissibleObjects, step = 1) =>
  outline(projection, object, { step, keep: ({ points }) => points > 5 })

/** Rows of running stitch, with which land is quilted. */
const quilting =
  '<pattern id="q" width="11" height="9" patternUnits="userSpaceOnUse"><path stroke-width="1" stroke-linecap="round" stroke-opacity=".45" d="M1 2.5h5M6.5 7h5M-4.5 7h5"/></pattern>'

const ids = new Set(clientCountries.map(({ id }) => id))

const clients = {
  type: 'GeometryCollection' as const,
  geometries: world.objects.countries.geometries.filter(({ id }) => ids.has(String(id))),
}

/** The area in square units below which a country is hard to find and gets a knot. */
const small = 60

const area = geoPath(projection).area

/** Returns a map of the world on which the countries of clients are stitched. */
export function worldMap(): string {
  const names = clientCountries.map(({ name }) => name).join(', ')
  const drawn = feature(world, clients).features
  const knots = clientCountries.flatMap(({ id, at }) => {
    const country = drawn.find(shape => shape.id === id)
    const place = country && area(country) < small ? geoPath(projection).centroid(country) : at && projection(at)
    return place ? knot('a', String(Math.round(place[0])), Math.round(place[1]), 1.5) : []
  })
  const land = outlines(feature(world, world.objects.land), 2.5)
  const filled = outlines(feature(world, clients))
  const borders = outline(
    projection,
    mesh(world, clients, (one, other) => one !== other),
    { step: 1, keep: ({ points }) => points > 0 },
  )
  return frame(
    texts.title,
    fill(texts.says, { count: clientCountries.length, names }),
    `${quilting}<path fill="url(#q)" stroke-width="1.7" stroke-linecap="round" stroke-dasharray="4.5 3" d="${land}"/><path class="a" fill="url(#a)" stroke-width=".75" d="${filled}"/><path class="z" fill="none" d="${borders}"/>${knots.join('')}`,
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
  )
}
