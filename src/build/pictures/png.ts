import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Width and height in pixels of a whole, undamaged PNG; nothing for any other bytes. Source: PNG specification, section 5. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (png.length < 33 || !png.subarray(0, 8).equals(signature)) return
  let at = 8
  let type = ''
  while (at + 12 <= png.length) {
    const end = at + 8 + png.readUInt32BE(at)
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return
    type = png.toString('latin1', at + 4, at + 8)
    at = end + 4
  }
  if (type !== 'IEND' || at !== png.length) return
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of at most 256 opaque colours: `palette` as RGB bytes, `pixels` as one index a pixel, row by row. */
export function indexedPng(width: number, height: number, palette: Uint8Array, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 8, colour type 3 (indexed), then the only compression, filter method and no interlacing.
  header.set([8, 3, 0, 0, 0], 8)
  // Each row begins with its filter type; 0, none, is best for indices.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 8 })),
    chunk('IEND', new Uint8Array()),
  ])
}
