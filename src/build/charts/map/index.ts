import { createRequire } from 'node:module'
import { cityMapping } from 'city-timezones'
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import own from '#content/map-places.json' with { type: 'json' }
import type { MapPlaces, Place } from '#site/pages/map-places.ts'
import { palettes, type Theme } from '#site/theme/tokens.ts'
import { xml } from '#site/xml.ts'
import { labelling, textSize } from './labels.ts'
import { course, onPaper, outline } from './paths.ts'

/** Pixels. The width is that of the widest box that shows the map; narrower boxes show the middle. */
const [width, height] = [736, 400]

/** Pixels. Names that reach equally far from the middle, within this step, are shown or hidden together. */
const reachStep = 40

/** Kilometres per pixel: a day's drive from side to side, and more where there is little to show. */
const scales = [0.5, 1, 2, 4] as const

/** The number of path characters of coast and borders that count as one city name, and the minimum number of names. */
const [asOneName, enough] = [100, 7] as const

/** The minimum area of a country that has a name, in square pixels, and the vertical offsets in pixels to try for it. */
const [named, beside] = [6000, [0, -75, 75]] as const
const earthRadius = 6371

const colours = (theme: Theme) => {
  const { cloth, raise, line, river, soft, ink, madder } = palettes[theme]
  return `.z{fill:${raise}}.c{fill:${cloth}}.r,.w{stroke:${river}}.q{stroke:${line}}.b{stroke:${soft}}.p{stroke:${madder}}.d{fill:${madder}}text{fill:${ink};stroke:${cloth}}.rn{fill:${river}}.cn{fill:${soft}}`
}

const style = `path,circle{fill:none;stroke-linecap:round;stroke-linejoin:round}.r,.p{stroke-width:2;stroke-dasharray:7 5.5}.l{fill:url(#q)}.w{stroke-width:9;opacity:.25}.q{stroke-width:1.5}.v{stroke-width:1.2;stroke-dasharray:none;opacity:.45}.b{stroke-width:1.5;stroke-dasharray:4 4}text{font:500 ${textSize}px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;stroke-width:4;paint-order:stroke;stroke-linejoin:round}.here{font-weight:700}.rn{font-style:italic}.cn{letter-spacing:2px;font-size:12px}${colours('light')}@media(prefers-color-scheme:dark){${colours('dark')}}`

/** Rows of stitches that hold the cloth, as in every picture. Those of the sea are waves. */
const quilting =
  '<pattern id="q" width="25" height="24" patternUnits="userSpaceOnUse"><rect class="c" width="25" height="24"/><path class="q" d="M2 6h5M14.5 6h5M8.2 18h5M20.7 18h5"/></pattern><pattern id="v" width="28" height="20" patternUnits="userSpaceOnUse"><path class="r v" d="M2 6q4-4 8 0t8 0M16 16q4-4 8 0"/></pattern>'

/** Returns the mark of the address: a knot in two rings. */
const pin = (x: number, y: number) =>
  `<circle class="p" cx="${x}" cy="${y}" r="19"/><circle class="p" cx="${x}" cy="${y}" r="12"/><circle class="d" cx="${x}" cy="${y}" r="5"/>`

/** Returns the largest cities in an area, the largest first, for addresses without cities in the content. */
const largestCities = (isThere: (place: Place) => boolean): MapPlaces['cities'] =>
  cityMapping
    .filter(({ pop, lng, lat }) => pop > 20_000 && isThere([lng, lat]))
    .toSorted((one, other) => other.pop - one.pop)
    .slice(0, 9)
    .map(({ city, lng, lat }) => ({ name: city, at: [lng, lat] }))

interface Named {
  readonly name: string
  readonly at: Place
}

/**
 * Returns the rivers, and the names that have room, in the order of the content or by population. Boxes that would cut a
 * name hide it.
 */
function surroundings(projection: GeoProjection, city: string, around: readonly Named[]) {
  const on = (place: Place) => {
    const [x = -1, y = -1] = projection([...place]) ?? []
    return x > 8 && y > 8 && x < width - 8 && y < height - 8 ? { x, y } : undefined
  }
  const { keep, label } = labelling(width, height)
  const [x, y] = [width / 2, height / 2]
  keep(x, y, 20)
  /** Named marks, by how far from the middle they reach. */
  const byReach = new Map<number, string>()
  const name = (at: Parameters<typeof label>[0], mark = '') => {
    const { text, reach } = label(at) ?? {}
    if (!text || !reach) return false
    const step = Math.ceil(reach / reachStep) * reachStep
    byReach.set(step, `${byReach.get(step) ?? ''}${mark}${text}`)
    return true
  }
  name({ text: xml(city), x, y, gap: 26, style: 'here' })
  let names = 0
  const cities = own.cities.filter(({ at }) => on(at))
  for (const { name: text, at: place } of cities.length > 0
    ? cities
    : largestCities(place => on(place) !== undefined)) {
    const at = on(place)
    // The city itself has its mark, wherever in the city the address is.
    if (!at || text === city || Math.hypot(at.x - x, at.y - y) < 34) continue
    const mark = `<circle class="r" cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="4" stroke-dasharray="none"/>`
    if (!name({ ...at, text: xml(text), gap: 9, style: 'n' }, mark)) continue
    keep(at.x, at.y, 5)
    names += 1
  }
  const placed = new Set<string>()
  const rivers = own.rivers.filter(({ course: places }) => places.some(on))
  for (const [names, kind] of [
    [rivers.map(({ name, label: at }) => ({ name, at })), 'rn'],
    [own.areas.some(({ at }) => on(at)) ? own.areas : around, 'cn'],
  ] as const)
    for (const { name: text, at: place } of names) {
      const at = on(place)
      if (at && !placed.has(text) && name({ ...at, text: xml(text), gap: 0, style: kind })) placed.add(text)
    }
  const waters = rivers.map(({ course: places, great }) => {
    const path = course(projection, places)
    return `${great ? `<path class="w" d="${path}"/>` : ''}<path class="r" d="${path}"/>`
  })
  const whole = [...byReach].map(
    ([reach, parts]) =>
      `<g class="n${reach}"><style>@media(max-aspect-ratio:${2 * reach}/${height}){.n${reach}{display:none}}</style>${parts}</g>`,
  )
  return { names, drawn: [...waters, ...whole].join('') }
}

interface Address {
  readonly city: string
  readonly latitude: number
  readonly longitude: number
}

/** Steps shorter than 3 pixels are not worth a stitch. */
const stitches: Parameters<typeof outline>[2] = { step: 3, keep: ({ length }) => length > 6 }

/** Returns the map at a scale in kilometres per pixel; undefined if it shows too little. */
function mapAt({ city, latitude, longitude }: Address, kilometres: number): string | undefined {
  const project = geoMercator()
    .center([longitude, latitude])
    .scale((earthRadius * Math.cos((latitude * Math.PI) / 180)) / kilometres)
    .translate([width / 2, height / 2])
  const paper = onPaper(project, [width, height])
  const { land, coast, borders, countries: near } = landAround([longitude, latitude], kilometres)
  const [ground, shore, lines] = [land, coast, borders].map(shape => outline(paper, shape, stitches))
  const onSheet = geoPath(paper)
  const around = near
    .filter(({ shape }) => onSheet.area(shape) > named)
    .flatMap(({ name, shape }): Named[] => {
      const [x, y] = onSheet.centroid(shape)
      const places =
        onSheet.area(shape) > 10 * named
          ? beside.map(down => project.invert?.([x, y + down]))
          : [project.invert?.([x, y])]
      return places.flatMap(at => (at ? { name: name.toUpperCase(), at } : []))
    })
  const { names, drawn } = surroundings(project, city, around)
  if (names + `${shore}${lines}`.length / asOneName < enough) return
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><style>${style}</style>${quilting}<rect class="z" width="${width}" height="${height}"/><rect fill="url(#v)" width="${width}" height="${height}"/><path class="l" d="${ground}"/><path class="r" d="${shore}"/><path class="b" d="${lines}"/>${drawn}${pin(width / 2, height / 2)}</svg>`
}

/**
 * Returns the stitched map around an address, in both themes: land, sea and borders anywhere in the world, and the rivers
 * and cities of `data/map-places.yaml` there, or else the largest cities. Throws if even a map of half a continent shows too
 * little.
 */
export function addressMap(address: Address): string {
  for (const kilometres of scales) {
    const map = mapAt(address, kilometres)
    if (map) return map
  }
  throw new Error(
    'data/company.json: there is too little around the place of `map` to draw: take `map` out, and the contact page has none',
  )
}

type World = Topology<{ countries: GeometryCollection<{ name?: string }> }>
type Country = (Polygon | MultiPolygon) & { properties?: { name?: string } }

/** Degrees of longitude and latitude around a place that a map of it may show, per kilometre per pixel. */
const [sideways, upwards] = [12, 6]

/** Excludes Antarctica: it reaches the pole, which the projection puts infinitely far away. */
const isCountry = (shape: GeometryObject): shape is Country =>
  (shape.type === 'Polygon' || shape.type === 'MultiPolygon') && shape.id !== '010'

/** Whether a country reaches the degrees around a place that a map may show. */
function reaches(world: World, country: Country, [longitude, latitude]: Place, kilometres: number): boolean {
  const { coordinates } = merge(world, [country])
  const places = coordinates.flat(2)
  const spans = (at: 0 | 1, middle: number, reach: number) =>
    places.some(place => (place[at] ?? 0) < middle + reach) && places.some(place => (place[at] ?? 0) > middle - reach)
  return spans(0, longitude, sideways * kilometres) && spans(1, latitude, upwards * kilometres)
}

/**
 * Returns land, coast, borders and countries around a place, as far as a map at this scale shows: to trace the whole world
 * takes seconds. Source: Natural Earth, 1:10m.
 */
function landAround(place: Place, kilometres: number) {
  const world: World = createRequire(import.meta.url)('world-atlas/countries-10m.json')
  const near = world.objects.countries.geometries
    .filter(isCountry)
    .filter(country => reaches(world, country, place, kilometres))
  const countries: GeometryCollection = { type: 'GeometryCollection', geometries: near }
  return {
    countries: near.map(country => ({ name: country.properties?.name ?? '', shape: merge(world, [country]) })),
    land: merge(world, near),
    coast: mesh(world, countries, (one, other) => one === other),
    borders: mesh(world, countries, (one, other) => one !== other),
  }
}
