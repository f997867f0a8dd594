/** Checks the price ranges of pages against the team, the time and the rate that they are calculated from. */
import type { PriceBand } from '#content/schema/claims.ts'
import { type Fault, quoted } from './fault.build.ts'
import type { Source } from './source.build.ts'
import { type SourceFile, textsOf } from './source-file.build.ts'

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const weeksOf: Readonly<Record<string, number>> = { days: 1 / 5, week: 1, weeks: 1, months: 52 / 12 }

const numberOf = (text: string) => (words.includes(text) ? words.indexOf(text) : Number(text.replaceAll(',', '')))

/** Returns both ends of `4-6`, `six to ten` and `12`. */
function endsOf(text: string): readonly [number, number] {
  const [least = '', most = least] = text.split(/-| to /)
  return [numberOf(least), numberOf(most)]
}

/** Returns what the fewest people cost in the shortest time, and the most in the longest. */
export function computed({ rate, team, time }: PriceBand): readonly [number, number] {
  const [, count = '', unit = ''] = /^(.+) (\w+)$/.exec(time) ?? []
  const [people, units] = [endsOf(team), endsOf(count)]
  const costOf = (end: 0 | 1) => (rate / 2) * people[end] * units[end] * (weeksOf[unit] ?? Number.NaN)
  return [costOf(0), costOf(1)]
}

/** The figures of a price, without the words that leave one end open. */
const figuresOf = (price: string) => price.replace(/^(from|up to) /, '')

/** Returns whether each end that the price names differs by no more than a tenth from the computed one. */
function agrees({ price }: PriceBand, [low, high]: readonly [number, number]) {
  const [least, most] = endsOf(figuresOf(price))
  const isNear = (said: number, right: number) => Math.abs(said - right) <= said / 10
  return (price.startsWith('up to ') || isNear(least, low)) && (price.startsWith('from ') || isNear(most, high))
}

/** Ranges in taka are prices of products and salaries. */
const rangeForm = /\b\d{1,3},\d{3} to \d{1,3},\d{3}\b(?! taka)/g

/**
 * Returns the faults of bands that their own figures do not give, of pages that say other prices, teams or times than their
 * bands, and of price ranges that are no band; none for a company without bands. `claimed` has the ranges that other claims
 * define. `files` are all pages: one that could not be read has faults of its own. `claims` is the file of the bands.
 */
export function priceFaults(
  bands: Readonly<Record<string, PriceBand>> | undefined,
  sources: readonly Source[],
  claimed: ReadonlySet<string>,
  files: readonly string[],
  claims: Pick<SourceFile, 'fault'>,
): Fault[] {
  if (!bands) return []
  const known = new Set([...Object.values(bands).map(({ price }) => price), ...claimed])
  const pages = new Map(sources.map(source => [source.file, { ...source, texts: textsOf(source.data) }]))
  const inUnknown = (text: string) => [...text.matchAll(rangeForm)].map(([range]) => range).filter(range => !known.has(range))
  const ofBands = Object.entries(bands).flatMap(([name, band]): Fault[] => {
    const ends = computed(band)
    const sum = ends.map(end => Math.round(end).toLocaleString('en')).join(' to ')
    const from = `${band.team} people at ${band.rate.toLocaleString('en')} a fortnight for ${band.time} are ${sum}`
    const file = `data/pages/${band.page}.yaml`
    const page = pages.get(file)
    if (!page)
      return files.includes(file)
        ? []
        : [
            claims.fault(['priceBands', name, 'page'], `there is no ${file}`, {
              expected: 'the page that names this price; delete the entry if the page is gone',
            }),
          ]
    if (!agrees(band, ends)) return [{ file, message: `priceBands.${name}: the price does not follow`, expected: from, found: quoted(band.price) }]
    const said = page.texts.map(([, text]) => text).join('\n')
    // Of a fixed price, the page counts the people in words.
    const isRange = /\D/.test(band.price.replaceAll(',', ''))
    const wanted = [figuresOf(band.price), band.time, ...(isRange && 'glance' in page.data ? [`${band.team} full-time`] : [])]
    return wanted
      .filter(text => !said.includes(text))
      .map(text => ({
        file,
        message: `priceBands.${name}: the page does not say ${quoted(text)}`,
        expected: from,
        found: [...new Set(inUnknown(said))].join(', ') || undefined,
      }))
  })
  const ofPages = [...pages.values()].flatMap(({ texts, fault }) =>
    texts.flatMap(([path, text]) =>
      inUnknown(text).map(range =>
        fault(path, 'a price range that priceBands does not have', { expected: 'a band in data/claims.yaml', found: quoted(range) }),
      ),
    ),
  )
  const ofFigures = [...pages.values()].flatMap(({ texts, fault }) => {
    const [figure = '', price = ''] = ['priceFigure', 'price'].map(key => texts.find(([path]) => path.join('.') === `glance.${key}`)?.[1])
    const missing = figure.match(/[\d,]*\d/g)?.filter(amount => !price.includes(amount)) ?? []
    return missing.map(amount => fault(['glance', 'priceFigure'], `glance.price does not say ${amount}`))
  })
  return [...ofBands, ...ofPages, ...ofFigures]
}
