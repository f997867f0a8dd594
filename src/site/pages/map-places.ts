/** The schema of `data/map-places.yaml`: what the map of the office's surroundings shows besides coast and borders. */
import * as v from 'valibot'
import { degrees } from '#site/schema-parts.ts'
import { list, maybe, text } from './basics.ts'

/** Longitude, latitude. */
const place = v.strictTuple([degrees(180), degrees(90)], 'expected [longitude, latitude]')

export type Place = Readonly<v.InferOutput<typeof place>>

const named = v.strictObject({ name: text(40), at: place })

const river = v.strictObject({
  name: text(40),
  /** Great rivers are drawn broad. */
  great: maybe(v.literal(true)),
  /** Where the name is drawn. */
  label: place,
  /** Downstream. */
  course: list(place, 2, 100),
})

export const mapPlacesSchema = v.strictObject({
  rivers: list(river, 0, 100),
  /** Those that most people know first. */
  cities: list(named, 0, 100),
  /** Countries and seas: each name is shown once, at the first place that has room. */
  areas: list(named, 0, 100),
})

export type MapPlaces = v.InferOutput<typeof mapPlacesSchema>
