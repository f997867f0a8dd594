import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import texts from '#content/texts/charts/world.json' with { type: 'json' }
import { mapSize } from '#site/charts.ts'
import { clientCountries } from '#site/claims.ts'
import { fill } from '#site/fill.ts'
import { frame, knot } from './frame.ts'

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const world: World = createRequire(import.meta.url)('world-atlas/countries-110m.json')

const { width, height } = mapSize

/** The world without Antarctica, which has no clients; the far north is not pressed flat, as in maps that keep areas equal. */
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

/** The lines of a shape in whole units, each point from the one before. Points that fall together are one; of outlines, specks none. */
function lines(object: GeoPermissibleObjects, closed: boolean): string {
  const drawn: string[] = []
  let [line, x, y, points] = ['', 0, 0, 0]
  const to = (px: number, py: number): string => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y]
    x += dx
    y += dy
    points += dx === 0 && dy === 0 ? 0 : 1
    return dx === 0 && dy === 0 ? '' : `${dx} ${dy} `
  }
  const end = () => {
    if (points > (closed ? 5 : 0)) drawn.push(`${line.trim()}${closed ? 'z' : ''}`)
    line = ''
  }
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (px, py) => {
      end()
      x = Math.round(px)
      y = Math.round(py)
      points = 0
      line = `M${x} ${y}l`
    },
    lineTo: (px, py) => {
      line += to(px, py)
    },
    arc: () => {},
    closePath: () => {},
  })(object)
  end()
  return drawn.join('').replaceAll(' -', '-')
}

const ids = new Set(clientCountries.map(({ id }) => id))

const clients = {
  type: 'GeometryCollection' as const,
  geometries: world.objects.countries.geometries.filter(({ id }) => ids.has(String(id))),
}

/** Square units below which a country is hard to find: it gets a knot. */
const small = 60

const area = geoPath(projection).area

/** A map of the world on which the countries of clients are stitched. */
export function worldMap(): string {
  const names = clientCountries.map(({ name }) => name).join(', ')
  const drawn = feature(world, clients).features
  const knots = clientCountries.flatMap(({ id, at }) => {
    const country = drawn.find(shape => shape.id === id)
    const place = country && area(country) < small ? geoPath(projection).centroid(country) : at && projection(at)
    return place ? knot('a', String(Math.round(place[0])), Math.round(place[1]), 1.5) : []
  })
  const land = lines(feature(world, world.objects.land), true)
  const filled = lines(feature(world, clients), true)
  const borders = lines(
    mesh(world, clients, (one, other) => one !== other),
    false,
  )
  return frame(
    texts.title,
    fill(texts.says, { count: clientCountries.length, names }),
    `<path fill="none" stroke-width="1" d="${land}"/><path class="a" fill="url(#a)" stroke-width=".75" d="${filled}"/><path class="z" fill="none" d="${borders}"/>${knots.join('')}`,
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
  )
}
