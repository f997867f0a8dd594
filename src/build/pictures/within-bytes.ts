/** What an encoder gives at the best quality at which it is not above a size in bytes; the smallest when none is. */
export async function withinBytes(
  most: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await encode(quality)
    if (bytes.length <= most) break
  }
  return bytes
}
