import { cityMapping } from 'city-timezones'

/**
 * What the map of the surroundings may show besides borders and coast: longitude, latitude. An owner elsewhere may add rivers
 * and cities of their own; what is outside the map is not drawn, and where none are, Natural Earth's are.
 * Entered by hand, by the bridges, ferry crossings and towns that the rivers pass, to some hundredths of a degree: right
 * enough for a picture, and for nothing else.
 */
export type Place = readonly [longitude: number, latitude: number]

interface River {
  readonly name: string
  /** Great rivers are drawn broad. */
  readonly great?: true
  /** Where its name stands. */
  readonly label: Place
  /** Downstream. */
  readonly course: readonly Place[]
}

export const rivers: readonly River[] = [
  {
    name: 'Jamuna',
    great: true,
    label: [89.55, 24.2],
    course: [
      [89.72, 25.8],
      [89.68, 25.5],
      [89.72, 25.15],
      [89.66, 24.85],
      [89.74, 24.55],
      [89.78, 24.38],
      [89.72, 24.12],
      [89.75, 23.95],
      [89.78, 23.8],
    ],
  },
  {
    name: 'Padma',
    great: true,
    label: [90.02, 23.42],
    course: [
      [87.93, 24.8],
      [88.15, 24.6],
      [88.45, 24.37],
      [88.65, 24.33],
      [88.95, 24.1],
      [89.05, 24.05],
      [89.3, 23.9],
      [89.58, 23.85],
      [89.78, 23.78],
      [89.98, 23.6],
      [90.14, 23.5],
      [90.26, 23.44],
      [90.45, 23.33],
      [90.62, 23.25],
    ],
  },
  {
    name: 'Meghna',
    great: true,
    label: [90.95, 23.72],
    course: [
      [91.38, 24.68],
      [91.25, 24.45],
      [91.12, 24.2],
      [90.99, 24.04],
      [90.85, 23.85],
      [90.72, 23.72],
      [90.62, 23.58],
      [90.63, 23.42],
      [90.62, 23.25],
      [90.64, 23.05],
      [90.7, 22.93],
    ],
  },
  {
    name: 'Old Brahmaputra',
    label: [90.22, 24.68],
    course: [
      [89.7, 25.18],
      [89.95, 24.94],
      [90.2, 24.85],
      [90.41, 24.76],
      [90.55, 24.55],
      [90.66, 24.3],
      [90.8, 24.15],
      [90.99, 24.04],
    ],
  },
  {
    name: 'Dhaleshwari',
    label: [90.2, 24.11],
    course: [
      [89.8, 24.28],
      [89.9, 24.05],
      [90.02, 23.9],
      [90.15, 23.78],
      [90.3, 23.67],
      [90.44, 23.59],
      [90.53, 23.55],
      [90.61, 23.51],
    ],
  },
  {
    name: 'Buriganga',
    label: [90.23, 23.91],
    course: [
      [90.28, 23.83],
      [90.34, 23.78],
      [90.36, 23.72],
      [90.41, 23.7],
      [90.46, 23.64],
      [90.48, 23.58],
    ],
  },
  {
    name: 'Shitalakshya',
    label: [90.62, 23.95],
    course: [
      [90.66, 24.24],
      [90.57, 24.05],
      [90.51, 23.85],
      [90.51, 23.7],
      [90.51, 23.61],
      [90.53, 23.55],
    ],
  },
  {
    name: 'Gorai',
    label: [89.34, 23.6],
    course: [
      [89.1, 23.95],
      [89.25, 23.82],
      [89.45, 23.7],
      [89.55, 23.52],
      [89.65, 23.3],
      [89.68, 23.1],
      [89.72, 22.95],
      [89.85, 22.75],
      [89.93, 22.5],
      [89.95, 22.2],
      [89.98, 21.9],
    ],
  },
  {
    name: 'Rupsha',
    label: [89.72, 22.62],
    course: [
      [89.52, 22.95],
      [89.56, 22.83],
      [89.58, 22.7],
      [89.6, 22.5],
      [89.58, 22.2],
      [89.5, 21.95],
      [89.5, 21.75],
    ],
  },
  {
    name: 'Surma',
    label: [91.5, 24.98],
    course: [
      [92.3, 24.95],
      [91.87, 24.89],
      [91.6, 24.95],
      [91.4, 25.05],
      [91.3, 24.9],
      [91.38, 24.68],
    ],
  },
  {
    name: 'Karnaphuli',
    label: [92.0, 22.5],
    course: [
      [92.22, 22.5],
      [92.05, 22.47],
      [91.9, 22.42],
      [91.85, 22.33],
      [91.8, 22.24],
    ],
  },
  {
    name: 'Teesta',
    label: [89.25, 25.95],
    course: [
      [88.85, 26.25],
      [89.05, 26.15],
      [89.25, 25.9],
      [89.43, 25.79],
      [89.65, 25.55],
    ],
  },
]

/** Cities, those that most people know first. */
export const cities: readonly (readonly [name: string, at: Place])[] = [
  ['Dhaka', [90.41, 23.81]],
  ['Chattogram', [91.83, 22.34]],
  ['Kolkata', [88.36, 22.57]],
  ['Khulna', [89.55, 22.82]],
  ['Rajshahi', [88.6, 24.37]],
  ['Sylhet', [91.87, 24.9]],
  ['Mymensingh', [90.41, 24.75]],
  ['Barishal', [90.37, 22.7]],
  ['Cumilla', [91.18, 23.46]],
  ['Agartala', [91.28, 23.83]],
  ['Rangpur', [89.25, 25.75]],
  ['Narayanganj', [90.5, 23.62]],
  ['Gazipur', [90.42, 24.0]],
  ['Tangail', [89.92, 24.25]],
  ['Jashore', [89.21, 23.17]],
  ['Faridpur', [89.84, 23.61]],
  ['Chandpur', [90.65, 23.23]],
  ['Brahmanbaria', [91.11, 23.97]],
  ['Pabna', [89.24, 24.01]],
  ['Bogura', [89.37, 24.85]],
  ['Feni', [91.4, 23.02]],
  ['Noakhali', [91.1, 22.87]],
  ['Sreemangal', [91.73, 24.31]],
  ['Mongla', [89.6, 22.47]],
  ['Satkhira', [89.07, 22.72]],
  ['Gopalganj', [89.83, 23.0]],
  ['Krishnanagar', [88.5, 23.4]],
  ['Cox’s Bazar', [91.97, 21.44]],
  ['Dinajpur', [88.64, 25.63]],
]

/** Where names of countries stand, once each: at the first place that has room. */
export const countries: readonly (readonly [name: string, at: Place])[] = [
  ['INDIA', [88.2, 23.75]],
  ['INDIA', [91.75, 23.6]],
  ['INDIA', [91.3, 25.5]],
  ['BANGLADESH', [90.16, 24.48]],
  ['BANGLADESH', [89.5, 23.42]],
  ['BANGLADESH', [89.1, 25.1]],
  ['Bay of Bengal', [90.3, 21.6]],
]

/** The largest cities of the world in an area, the largest first: for addresses around which none are entered above. */
export const largestCities = (isThere: (place: Place) => boolean): (readonly [name: string, place: Place])[] =>
  cityMapping
    .filter(({ pop, lng, lat }) => pop > 20_000 && isThere([lng, lat]))
    .toSorted((one, other) => other.pop - one.pop)
    .slice(0, 9)
    .map(({ city, lng, lat }) => [city, [lng, lat]])
