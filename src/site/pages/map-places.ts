/** The schema of `data/map-places.yaml`: places on the map around the office, besides coast and borders. */
import * as v from 'valibot'
import { degrees } from '#site/schema-parts.ts'
import { list, maybe, text } from './basics.ts'

/** Longitude, latitude. */
const place = v.strictTuple([degrees(180), degrees(90)], 'expected [longitude, latitude]')

export type Place = Readonly<v.InferOutput<typeof place>>

const named = v.strictObject({ name: text(40), at: place })

const river = v.strictObject({
  name: text(40),
  /** Draws a great river wider. */
  great: maybe(v.literal(true)),
  /** The position of the name. */
  label: place,
  /** The points of the river, downstream. */
  course: list(place, 2, 100),
})

export const mapPlacesSchema = v.strictObject({
  rivers: list(river, 0, 100),
  /** Best known first. */
  cities: list(named, 0, 100),
  /** Countries and seas. Each name is shown once, at the first position with enough space. */
  areas: list(named, 0, 100),
})

export type MapPlaces = v.InferOutput<typeof mapPlacesSchema>
