/** Encodes at the best quality that stays within a size in bytes, or at the lowest quality when none does. */
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
