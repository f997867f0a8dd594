import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import own from '#content/map-places.json' with { type: 'json' }
import { addressMap } from './index.ts'

const dhaka = addressMap({ city: 'Dhaka', latitude: 23.7461, longitude: 90.3742 })
const lisbon = addressMap({ city: 'Lisbon', latitude: 38.72, longitude: -9.14 })
const astana = addressMap({ city: 'Astana', latitude: 51.1, longitude: 71.4 })

const names = (svg: string) => [...svg.matchAll(/<text class="(\w+)"[^>]*>([^<]+)</g)].map(([, , name]) => name)

describe('the map of an address', () => {
  it.runIf(own.rivers.length > 0)('shows the rivers, cities and countries around it', () => {
    expect(names(dhaka)).toEqual(
      expect.arrayContaining(['Dhaka', 'Padma', 'Jamuna', 'Meghna', 'Buriganga', 'Narayanganj', 'BANGLADESH', 'INDIA']),
    )
  })

  it('shows land, sea, borders and the largest cities where it knows none itself', () => {
    expect(names(lisbon)).toEqual(expect.arrayContaining(['Lisbon', 'Setubal']))
    expect(names(lisbon)).not.toContain('Narayanganj')
    const nairobi = addressMap({ city: 'Nairobi', latitude: -1.2832, longitude: 36.8167 })
    expect(names(nairobi)).toEqual(expect.arrayContaining(['Nairobi', 'Nakuru', 'Thika', 'Machakos']))
    const drawn = (svg: string, kind: string) => new RegExp(`<path class="${kind}" d="([^"]*)"`).exec(svg)?.[1] ?? ''
    expect([drawn(lisbon, 'r').length > 400, drawn(lisbon, 'b').length > 100]).toEqual([true, true])
    // The left edge is the Atlantic, the right one Spain.
    expect(drawn(lisbon, 'l')).not.toMatch(/^M0 0/)
    expect(drawn(nairobi, 'b').length).toBeGreaterThan(20)
    expect(names(nairobi)).toEqual(expect.arrayContaining(['KENYA', 'TANZANIA']))
  })

  it('goes farther where there is little round about, beyond 180 degrees too', () => {
    expect(names(astana)).toEqual(expect.arrayContaining(['Astana', 'KAZAKHSTAN', 'Pavlodar', 'Temirtau']))
    // Russia crosses 180 degrees: none of its lines spans the map from edge to edge.
    const steps = [...(/<path class="r" d="([^"]*)"/.exec(astana)?.[1] ?? '').matchAll(/-?\d+(?=[ -])/g)].map(Number)
    expect(steps.filter(step => Math.abs(step) > 736)).toEqual([])
  })

  it('refuses a place around which there is nothing', () => {
    expect(() => addressMap({ city: 'Nemo', latitude: -48.9, longitude: -123.4 })).toThrow('take `map` out')
  })

  it('puts no name over another, over the address or past the edge', () => {
    const boxes = [...dhaka.matchAll(/<text class="\w+" x="(\d+)" y="(\d+)"(?: text-anchor="(\w+)")?>([^<]+)</g)].map(
      ([, x, y, anchor, text = '']) => {
        const wide = text.length * 8
        const left = Number(x) - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0)
        return { text, left, right: left + wide, top: Number(y) - 11, bottom: Number(y) + 3 }
      },
    )
    const pin = { text: 'the address', left: 349, right: 387, top: 181, bottom: 219 }
    const all = [pin, ...boxes]
    const meeting = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter(
          other => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map(other => `${one.text} and ${other.text}`),
    )
    expect(meeting).toEqual([])
    expect(boxes.filter(({ left, right, top, bottom }) => left < 0 || right > 736 || top < 0 || bottom > 400)).toEqual(
      [],
    )
  })

  it.runIf(own.rivers.length > 0)('puts no name of a river on a river', () => {
    const courses = [...dhaka.matchAll(/<path class="r" d="(M[^"]*C[^"]*)"/g)].map(([, d = '']) =>
      [...d.matchAll(/-?\d+/g)].map(Number),
    )
    expect(courses.length).toBeGreaterThan(5)
    const along = courses.flatMap(([x = 0, y = 0, ...rest]) => {
      const places: { x: number; y: number }[] = []
      let [fromX, fromY] = [x, y]
      for (let at = 0; at + 5 < rest.length; at += 6) {
        const [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0] = rest.slice(at, at + 6)
        for (let part = 0; part <= 20; part += 1) {
          const [t, u] = [part / 20, 1 - part / 20]
          const on = (from: number, a: number, b: number, to: number) =>
            u ** 3 * from + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * to
          places.push({ x: on(fromX, ax, bx, toX), y: on(fromY, ay, by, toY) })
        }
        ;[fromX, fromY] = [toX, toY]
      }
      return places
    })
    const labels = [...dhaka.matchAll(/<text class="rn" x="(\d+)" y="(\d+)" text-anchor="middle">([^<]+)</g)]
    expect(labels.length).toBeGreaterThan(4)
    const crossed = labels.filter(([, x, y, text = '']) =>
      along.some(
        place =>
          Math.abs(place.x - Number(x)) < text.length * 3.6 && place.y > Number(y) - 11 && place.y < Number(y) + 3,
      ),
    )
    expect(crossed.map(([, , , text]) => text)).toEqual([])
  })

  it('names the country also on a phone, where the box is a square', () => {
    const square = [...dhaka.matchAll(/max-aspect-ratio:(\d+)\/400\)[^>]*>(.*?)<\/g>/g)].filter(
      ([, reach]) => Number(reach) <= 400,
    )
    expect(square.flatMap(([, , parts = '']) => names(parts))).toContain('BANGLADESH')
    expect(names(dhaka).filter(name => name === 'BANGLADESH')).toHaveLength(1)
  })

  it('leaves out, in a narrow box, each name that would be cut there', () => {
    const groups = [
      ...dhaka.matchAll(
        /<g class="(n\d+)"><style>@media\(max-aspect-ratio:(\d+)\/400\)\{\.(\w+)\{display:none\}\}<\/style>(.*?)<\/g>/g,
      ),
    ]
    expect(groups.flatMap(([svg]) => names(svg))).toEqual(names(dhaka))
    for (const [, name, shown, hidden, parts = ''] of groups) {
      expect(hidden).toBe(name)
      for (const [, x, anchor, text = ''] of parts.matchAll(
        /<text class="\w+" x="(\d+)" y="\d+"(?: text-anchor="(\w+)")?>([^<]+)</g,
      )) {
        const wide = text.length * 8
        const left = Number(x) - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0)
        expect(Math.max(368 - left, left + wide - 368), text).toBeLessThanOrEqual(Number(shown) / 2)
      }
    }
  })

  it('is small, has both themes, and is the same each time', () => {
    for (const svg of [dhaka, lisbon, astana]) {
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(4000)
      expect(svg).toContain('@media(prefers-color-scheme:dark)')
    }
    expect(addressMap({ city: 'Dhaka', latitude: 23.7461, longitude: 90.3742 })).toBe(dhaka)
  })

  it('writes the name of a city as XML', () => {
    expect(names(addressMap({ city: 'A & B', latitude: 51, longitude: 0 }))[0]).toBe('A &amp; B')
  })
})
