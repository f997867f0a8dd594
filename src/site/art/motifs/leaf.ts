import { height, n, type Pen, place, stitchLine, symbol, type Tile, width, wrapped } from '#site/art/pen.ts'

/** A leaf that grows up from 0, 0, about 64 long, with its veins. */
function figure([a, b, c]: Pen['threads']): string {
  let veins = ''
  for (let y = -14; y > -52; y -= 9) {
    const reach = 14 - Math.abs(y + 30) * 0.28
    veins += `M0 ${n(y)}l${n(reach)} ${n(-reach * 0.8)}M0 ${n(y)}l${n(-reach)} ${n(-reach * 0.8)}`
  }
  return (
    stitchLine(a, 'M0 0C24-12 26-42 0-66C-26-42-24-12 0 0Z') +
    stitchLine(c, 'M0-6C15-16 17-40 0-57C-17-40-15-16 0-6Z', true) +
    stitchLine(b, `M0 0V-58${veins}`, true)
  )
}

/** A creeper: stems that wind across the field with leaves on both sides. */
export function leaf(pen: Pen): string {
  const vines = pen.whole(2, 3)
  const gap = height / vines
  const length = pen.between(150, 210)
  const amplitude = gap * pen.between(0.14, 0.22)
  const scale = (gap / 120) * pen.between(0.86, 1)
  let out = ''
  for (let vine = 0; vine < vines; vine += 1) {
    const middle = gap * (vine + 0.5)
    const phase = pen.between(0, 1)
    let stem = ''
    const yAt = (x: number) => middle + Math.sin((x / length + phase) * Math.PI * 2) * amplitude
    for (let x = -20; x <= width + 20; x += 10) stem += `${stem ? 'L' : 'M'}${n(x)} ${n(yAt(x))}`
    out += stitchLine(pen.threads[vine % 3] ?? 'a', stem)
    for (let at = 0, x = -10; x < width + 30; at += 1, x += 40 * scale + 8) {
      out += place('v', x, yAt(x), { turn: at % 2 ? 145 : 35, scale: scale * (at % 3 === 2 ? 0.72 : 0.9) })
    }
  }
  return `<defs>${symbol('v', figure(pen.threads))}</defs>${out}`
}

/** The same creeper as a tile of three stems, each with twelve leaves. */
export function leafTile(pen: Pen): Tile {
  const [w, h, leaves] = [480, 270, 12]
  const waves = pen.whole(2, 3)
  const amplitude = pen.between(10, 16)
  const vines = pen.threads.map((thread, vine) => {
    const phase = pen.between(0, 1)
    const yAt = (x: number) => (h / 3) * (vine + 0.5) + Math.sin(((x / w) * waves + phase) * Math.PI * 2) * amplitude
    let stem = ''
    for (let x = 0; x <= w; x += 10) stem += `${stem ? 'L' : 'M'}${n(x)} ${n(yAt(x))}`
    const sprout = (at: number) => {
      const x = (at * w) / leaves
      const how = { turn: at % 2 ? 145 : 35, scale: at % 3 === 2 ? 0.6 : 0.74 }
      return wrapped({ w, h }, x, yAt(x), 50, (across, down) => place('v', across, down, how))
    }
    return stitchLine(thread, stem) + Array.from({ length: leaves }, (_, at) => sprout(at)).join('')
  })
  return { w, h, content: `<defs>${symbol('v', figure(pen.threads))}</defs>${vines.join('')}` }
}
