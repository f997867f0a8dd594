import {
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoStreamWrapper,
  geoIdentity,
  geoPath,
  geoTransform,
} from 'd3-geo'
import type { Place } from '#site/pages/map-places.ts'

type Point = readonly [number, number]

/**
 * Projects points one by one and clips them to a sheet. On the globe, a ring in the wrong direction is the rest of the
 * world, and the source has islands like that. A ring that crosses 180 degrees continues beyond them.
 */
export function onPaper(project: GeoProjection, [width, height]: Point): GeoStreamWrapper {
  let [last, turns] = [Number.NaN, 0]
  const flat = geoTransform({
    lineStart() {
      ;[last, turns] = [Number.NaN, 0]
      this.stream.lineStart()
    },
    point(longitude, latitude) {
      if (Math.abs(longitude - last) > 180) turns += longitude < last ? 1 : -1
      last = longitude
      const [x, y] = project([longitude, latitude]) ?? [0, 0]
      this.stream.point(x + turns * 2 * Math.PI * project.scale(), y)
    },
  })
  const sheet = geoIdentity().clipExtent([
    [0, 0],
    [width, height],
  ])
  return { stream: sink => flat.stream(sheet.stream(sink)) }
}

interface Fineness {
  /** Steps shorter than this many units are left out. */
  readonly step: number
  /** Whether a line is worth drawing. */
  readonly keep: (line: { readonly points: number; readonly length: number }) => boolean
}

/** Returns the lines of a shape in whole units, each point relative to the one before. */
export function outline(
  projection: GeoStreamWrapper,
  object: GeoPermissibleObjects,
  { step: least, keep }: Fineness,
): string {
  const lines: string[] = []
  let [line, x, y, points, length] = ['', 0, 0, 0, 0]
  const end = () => {
    if (keep({ points, length })) lines.push(line)
  }
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (px, py) => {
      end()
      ;[x, y, points, length] = [Math.round(px), Math.round(py), 0, 0]
      line = `M${x} ${y}l`
    },
    lineTo: (px, py) => {
      const [dx, dy] = [Math.round(px) - x, Math.round(py) - y]
      const step = Math.hypot(dx, dy)
      if (step < least) return
      line += `${points === 0 ? '' : ' '}${dx} ${dy}`
      x += dx
      y += dy
      points += 1
      length += step
    },
    arc: () => {},
    closePath: () => {
      line += 'z'
    },
  })(object)
  end()
  return lines.join('').replaceAll(' -', '-')
}

/** Returns a smooth line through places (Catmull-Rom as cubic segments). */
export function course(projection: GeoProjection, places: readonly Place[]): string {
  const points = places.flatMap((place): Point[] => {
    const point = projection([...place])
    return point ? [point] : []
  })
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const n = (value: number) => String(Math.round(value))
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}C`
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])} `
  }
  return path.trim().replaceAll(' -', '-')
}
